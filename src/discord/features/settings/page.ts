import { knownLanguage } from '../../../i18n/index.js'
import type { T } from '../../../i18n/index.js'
import { designs } from '../../../render/palette.js'
import { countings } from '../../../table/ports.js'
import type { ServerSettings } from '../../../table/ports.js'
import { computerPaces } from '../../../table/view.js'
import { levelName, rulesName } from '../../look/names.js'
import { counting, languageOptions, onOff, optionSelect, settingOf } from '../../look/options.js'
import type { Option } from '../../look/options.js'
import { button, channelSelect, lines, page, presentNotice, rows } from '../../look/parts.js'
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
import { zoneName, zones } from '../zones.js'
import { clockName, turnClocks } from './clocks.js'

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
  tables: ['clock', 'quiet', 'pace', 'level', 'threads', 'rooms'],
  shown: ['language', 'zone', 'design', 'pings', 'counting'],
} as const
export type SettingsField = (typeof fieldsOf)[Tab][number]

/** For how many days in all a slow match may wait for one person's quiet times. */
export const quietDays = [0, 1, 3, 7] as const

/** Most rooms that may be chosen, as the chat service has it. */
const mostRooms = 25

/** The options of each setting but the rooms. */
const optionsOf = (
  levels: readonly string[],
): Readonly<Record<Exclude<SettingsField, 'rooms'>, readonly Option<ServerSettings>[]>> => ({
  clock: [
    ...turnClocks.map(({ limit }) => ({
      value: limit === null ? 'none' : `${limit / 1000}`,
      sets: { clock: limit },
      label: (t: T) => clockName(limit, t),
    })),
  ],
  quiet: quietDays.map((days) => ({
    value: `${days}`,
    sets: { quiet: days * 86_400_000 },
    label: (t) => t(`settings.quiet.${days}`),
  })),
  zone: zones.map((zone) => ({ value: zone, sets: { zone }, label: (t) => zoneName(zone, t) })),
  pace: computerPaces.map((pace) => ({ value: pace, sets: { pace }, label: (t) => t(`settings.pace.${pace}`) })),
  level: [
    {
      value: 'best',
      sets: { level: null },
      label: (t) => t('settings.level.best', { level: levelName(levels.at(-1) ?? 'easy', t) }),
    },
    ...levels.map((level) => ({ value: level, sets: { level }, label: (t: T) => levelName(level, t) })),
  ],
  threads: onOff('settings.threads', (threads) => ({ threads }), ['off', 'on']),
  language: [
    { value: 'auto', sets: { language: null }, label: (t) => t('settings.language.auto') },
    ...languageOptions(),
  ],
  design: designs.map((design) => ({ value: design, sets: { design }, label: (t) => t(`me.design.${design}`) })),
  pings: onOff('settings.pings', (pings) => ({ pings })),
  counting: countings.map((which) => ({
    value: which,
    sets: { counting: which },
    label: (t) => t(`settings.counting.${which}`),
  })),
})

/** Reads what was chosen in one of the page's selects; null when it is damaged or of another version. */
export function chosenServerSetting(
  name: string,
  values: readonly string[],
  levels: readonly string[],
): Partial<ServerSettings> | null {
  const field = Object.values(fieldsOf)
    .flat()
    .find((known) => known === name)
  if (field !== 'rooms') return field ? settingOf(optionsOf(levels)[field], values[0]) : null
  return values.every((room) => /^\d{1,20}$/.test(room)) ? { rooms: values.slice(0, mostRooms) } : null
}

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
export function presentServerSettings(kept: ServerSettings, t: T, state: SettingsState): Page {
  const { tab, levels, saved, rules, lacking } = state
  const settings = { ...kept, language: knownLanguage(kept.language) }
  const options = optionsOf(levels)
  const rooms =
    settings.rooms.length === 0 ? t('settings.rooms.all') : settings.rooms.map((room) => `<#${room}>`).join(' ')
  const shown = (field: SettingsField): string => {
    if (field === 'rooms') return rooms
    if (field === 'clock') return clockName(settings.clock, t)
    return counting(options[field], settings)?.label(t) ?? String(settings[field])
  }
  const control = (field: SettingsField) => {
    const press = settingsPress({ state: `${tab}.${field}` })
    if (field === 'rooms') return channelSelect(press, t('settings.rooms.choose'), settings.rooms, mostRooms)
    const name = t(`settings.${field}`)
    return optionSelect(press, { name, before: `${name} · `, options: options[field] }, settings, t)
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
