import type { APISelectMenuOption } from 'discord.js'
import { knownLanguage, languages, localeOf } from '../../../i18n/index.js'
import type { T } from '../../../i18n/index.js'
import { designs } from '../../../render/palette.js'
import { countings } from '../../../table/ports.js'
import type { ServerSettings } from '../../../table/ports.js'
import { computerPaces } from '../../../table/view.js'
import { levelName, rulesName } from '../../look/names.js'
import { button, channelSelect, dots, lines, page, presentNotice, rows, select } from '../../look/parts.js'
import type { Page } from '../../road/message.js'
import { pagePress, row } from '../../road/press.js'
import type { PressRow } from '../../road/press.js'
import { showPrivately } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { needsManager, onServer } from '../permissions.js'
import { editPress } from '../rules/buttons.js'
import { chosenRules } from '../rules/chosen.js'
import { packPlace } from '../rules/editor.js'
import type { Services } from '../services.js'

export const settingsPress = pagePress('settings')

/** Whether tables may be opened in a room: it, or the channel of the thread, is allowed, or all are. */
export const allows = ({ rooms }: ServerSettings, { room, parent }: Pick<Request, 'room' | 'parent'>): boolean =>
  rooms.length === 0 || rooms.includes(room) || (parent !== null && rooms.includes(parent))

/** Names the rooms where tables may be opened. */
export const elsewhere = ({ rooms }: ServerSettings, { t }: Pick<Request, 't'>): Page =>
  presentNotice(t('settings.rooms.only', { rooms: rooms.map((room) => `<#${room}>`).join(' ') }))

/** The pages of the settings: how new tables are, and what everybody sees. */
export const tabs = ['tables', 'shown'] as const
export type Tab = (typeof tabs)[number]

/** What may be chosen, in the order of the pages. */
const fieldsOf = {
  tables: ['clock', 'pace', 'level', 'threads', 'rooms'],
  shown: ['language', 'design', 'pings', 'counting'],
} as const
export type SettingsField = (typeof fieldsOf)[Tab][number]

/** Turn clocks that may be chosen, in seconds; another one can stand in the ledger and is shown as it is. */
export const clockSeconds = [45, 90, 180, 86_400] as const

/** Most rooms that may be chosen, as the chat service has it. */
const mostRooms = 25

/** Reads what was chosen in one of the page's selects; null when it is damaged or of another version. */
export function chosenServerSetting(
  field: string,
  values: readonly string[],
  levels: readonly string[],
): Partial<ServerSettings> | null {
  const [value] = values
  const among = <V extends string>(known: readonly V[]): V | undefined => known.find((one) => one === value)
  const one = <P extends Partial<ServerSettings>, V>(found: V | undefined, patch: (found: V) => P): P | null =>
    found === undefined ? null : patch(found)
  switch (field) {
    case 'clock': {
      if (value === 'none') return { clock: null }
      return one(
        clockSeconds.find((known) => `${known}` === value),
        (seconds) => ({ clock: seconds * 1000 }),
      )
    }
    case 'pace':
      return one(among(computerPaces), (pace) => ({ pace }))
    case 'level':
      return value === 'best' ? { level: null } : one(among(levels), (level) => ({ level }))
    case 'threads':
      return one(among(['on', 'off']), (threads) => ({ threads: threads === 'on' }))
    case 'rooms':
      return values.every((room) => /^\d{1,20}$/.test(room)) ? { rooms: values.slice(0, mostRooms) } : null
    case 'language':
      return value === 'auto' ? { language: null } : one(among(languages), (language) => ({ language }))
    case 'design':
      return one(among(designs), (design) => ({ design }))
    case 'pings':
      return one(among(['on', 'off']), (pings) => ({ pings: pings === 'on' }))
    case 'counting':
      return one(among(countings), (counting) => ({ counting }))
    default:
      return null
  }
}

type Option = Omit<APISelectMenuOption, 'default'>

/** A turn clock in words. */
export function clockName(clock: number | null, t: T): string {
  const known = clockSeconds.find((seconds) => seconds * 1000 === clock)
  if (clock === null) return t('settings.clock.none')
  return known === undefined ? t('settings.clock.other', { seconds: clock / 1000 }) : t(`settings.clock.${known}`)
}

const optionsOf = (
  levels: readonly string[],
  t: T,
): Readonly<Record<Exclude<SettingsField, 'rooms'>, readonly Option[]>> => ({
  clock: [
    ...clockSeconds.map((seconds) => ({ label: t(`settings.clock.${seconds}`), value: `${seconds}` })),
    { label: t('settings.clock.none'), value: 'none' },
  ],
  pace: computerPaces.map((pace) => ({ label: t(`settings.pace.${pace}`), value: pace })),
  level: [
    { label: t('settings.level.best'), value: 'best' },
    ...levels.map((level) => ({ label: levelName(level, t), value: level })),
  ],
  threads: (['off', 'on'] as const).map((value) => ({
    label: t(`settings.threads.${value}`),
    value,
    description: t(`settings.threads.${value}-about`),
  })),
  language: [
    { label: t('settings.language.auto'), value: 'auto' },
    ...languages.map((language) => ({ label: localeOf(language).name, value: language })),
  ],
  design: designs.map((design) => ({ label: t(`me.design.${design}`), value: design })),
  pings: (['on', 'off'] as const).map((value) => ({
    label: t(`settings.pings.${value}`),
    value,
    description: t(`settings.pings.${value}-about`),
  })),
  counting: countings.map((counting) => ({ label: t(`settings.counting.${counting}`), value: counting })),
})

const valuesOf = (settings: ServerSettings): Readonly<Record<Exclude<SettingsField, 'rooms'>, string>> => ({
  clock: settings.clock === null ? 'none' : `${settings.clock / 1000}`,
  pace: settings.pace,
  level: settings.level ?? 'best',
  threads: settings.threads ? 'on' : 'off',
  language: knownLanguage(settings.language) ?? 'auto',
  design: settings.design,
  pings: settings.pings ? 'on' : 'off',
  counting: settings.counting,
})

interface SettingsState {
  readonly tab: Tab
  readonly levels: readonly string[]
  /** Something was just saved. */
  readonly saved: boolean
  /** The rules that new tables play by where nobody chooses others. */
  readonly rules: string
  /** Rights that the bot lacks here for what was chosen, in words. */
  readonly lacking?: string
}

/** The page on which those who manage a server choose how it plays; each choice is saved at once. */
export function presentServerSettings(settings: ServerSettings, t: T, state: SettingsState): Page {
  const { tab, levels, saved, rules, lacking } = state
  const values = valuesOf(settings)
  const options = optionsOf(levels, t)
  const rooms =
    settings.rooms.length === 0 ? t('settings.rooms.all') : settings.rooms.map((room) => `<#${room}>`).join(' ')
  const shown = (field: SettingsField): string => {
    if (field === 'rooms') return rooms
    if (field === 'clock') return clockName(settings.clock, t)
    return options[field].find(({ value }) => value === values[field])?.label ?? values[field]
  }
  const control = (field: SettingsField) => {
    const press = settingsPress({ state: `${tab}.${field}` })
    if (field === 'rooms') return channelSelect(press, t('settings.rooms.choose'), settings.rooms, mostRooms)
    return select(
      press,
      t(`settings.${field}`),
      // The name stands in each option, since a select that has a choice shows no placeholder.
      options[field].map((option) => ({
        ...option,
        label: dots(t(`settings.${field}`), option.label),
        default: option.value === values[field],
      })),
    )
  }
  const other = tab === 'tables' ? 'shown' : 'tables'
  return page({
    head: lines(
      saved && t('me.saved'),
      `**${t('settings.title')} · ${t(`settings.tab.${tab}`)}**`,
      `-# ${t(`settings.about.${tab}`)}`,
      tab === 'tables' && `${t('settings.rules')}: **${rules}**`,
      ...fieldsOf[tab].map((field) => `${t(`settings.${field}`)}: **${shown(field)}**`),
      lacking,
    ),
    accent: 'brass',
    rows: [
      ...fieldsOf[tab].map(control),
      ...rows([
        button(settingsPress({ state: `${other}.` }), t(`settings.tab.${other}`)),
        button(
          editPress({ state: packPlace({ scope: 'server', group: null, id: null }, 'open') }),
          t('settings.rules-button'),
        ),
      ]),
    ],
  })
}

/** Only who may manage the server sees or changes its settings, whatever a press says. */
export const forManagers = needsManager('settings.managers-only')

/**
 * Shows what a server has chosen, after changing what was just chosen there.
 * @param state page and select of the press, `tables.clock`; empty: the first page
 */
export async function showSettings(
  state: string,
  request: Request,
  { servers, book, levels }: Services,
): Promise<Reply> {
  const { t, chosen } = request
  if (!onServer(request)) return showPrivately(presentNotice(t('error.server-only')), request)
  const { server } = request
  const [first, field = ''] = state.split('.')
  const patch = chosenServerSetting(field, chosen, levels)
  const settings = patch ? await servers.change(server, patch) : await servers.meet(server)
  const { rules } = await chosenRules(book, { server, room: null })
  const lacking = settings.threads ? request.missingForThreads : []
  const page = presentServerSettings(settings, t, {
    tab: tabs.find((known) => known === first) ?? 'tables',
    levels,
    saved: patch !== null,
    rules: rulesName(rules, t),
    ...(lacking.length > 0 && {
      lacking: t('error.permissions', { names: lacking.map((right) => t(`right.${right}`)).join(', ') }),
    }),
  })
  return showPrivately(page, request)
}

export const settingsPresses: readonly PressRow<Services>[] = [
  row(settingsPress, ({ state }, request, needs: Services) => showSettings(state, request, needs), {
    refuses: forManagers,
  }),
]
