import { ApplicationCommandOptionType } from 'discord.js'
import type { APIApplicationCommandStringOption } from 'discord.js'
import { localizations } from '../../../i18n/index.js'
import type { Options } from '../../road/command.js'

/** What may be chosen as a table's turn clock, in milliseconds. */
const clocks = { fast: 45_000, normal: 90_000, slow: 24 * 3_600_000, none: null } as const
type ClockName = keyof typeof clocks

const clockNames: readonly ClockName[] = ['fast', 'normal', 'slow', 'none']

/** The option of a command that opens a table: how long a turn may take. */
export const clockOption = (): APIApplicationCommandStringOption => ({
  type: ApplicationCommandOptionType.String,
  name: 'clock',
  name_localizations: localizations('command.start.option.clock.name'),
  description: localizations('command.start.option.clock.description')['en-GB'],
  description_localizations: localizations('command.start.option.clock.description'),
  choices: clockNames.map((name) => {
    const names = localizations(`clock.${name}`)
    return { name: names['en-GB'], name_localizations: names, value: name }
  }),
})

/**
 * The turn clock that somebody chose.
 * @param usual what counts where nothing was chosen, in milliseconds; null: none
 */
export function chosenClock({ clock }: Options, usual: number | null): number | null {
  const name = clockNames.find((known) => known === clock)
  return name === undefined ? usual : clocks[name]
}
