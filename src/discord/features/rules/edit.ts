import { checkRules, presetIds, presets, switchValue } from '../../../engine/index.js'
import type { PresetId, RuleSet, SwitchId, SwitchValue } from '../../../engine/index.js'
import { translator } from '../../../i18n/index.js'
import type { T } from '../../../i18n/index.js'
import type { RuleBook } from '../../../table/ports.js'
import type { Services } from '../../road/command.js'
import { rulesName } from '../../look/names.js'
import { presentNotice } from '../people/questions.js'
import { refusalText } from '../../look/refusal.js'
import { presentRulesEditor, scopes, unpackPlace } from './editor.js'
import type { EditorPlace, Field } from './editor.js'
import {
  groups,
  switchName,
  switchNamed,
  switchesIn,
  switchValueName,
  valuesOf,
  withSwitch,
} from '../../look/switches.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'

/** Where the rules of a place were chosen; `product`: nowhere. */
export type RulesFrom = 'room' | 'parent' | 'server' | 'product'

/**
 * What counts in a place: its own rules, in a thread those of the channel above, else the server's, else the tournament
 * rules.
 * @param room a channel or thread; null: the server itself
 * @param parent the channel that a thread belongs to; null for a channel
 */
export async function chosenRules(
  book: RuleBook,
  server: string | null,
  room: string | null,
  parent: string | null = null,
): Promise<{ readonly rules: RuleSet; readonly from: RulesFrom }> {
  if (server === null) return { rules: presets.ddv, from: 'product' }
  const own = room === null ? null : await book.rulesOf(server, room)
  if (own) return { rules: own, from: 'room' }
  const above = parent === null ? null : await book.rulesOf(server, parent)
  if (above) return { rules: above, from: 'parent' }
  const general = await book.rulesOf(server, null)
  return general ? { rules: general, from: 'server' } : { rules: presets.ddv, from: 'product' }
}

const presetNamed = (name: string | undefined): PresetId | undefined => presetIds.find((known) => known === name)

/** Where the reader is after using a control. */
function moved(place: EditorPlace, field: Field, chosen: string | undefined): EditorPlace {
  if (field === 'scope') return { ...place, scope: scopes.find((known) => known === chosen) ?? place.scope }
  if (field === 'group') return { ...place, group: groups.find((known) => known === chosen) ?? null, id: null }
  if (field === 'switch') return { ...place, id: switchNamed(chosen) }
  return place
}

interface Change {
  /** What to keep; null: nothing of its own. */
  readonly keep: RuleSet | null
  readonly notice: string
}

/** What a control changes: null when it only moves about, a text when it must not be. */
function changeOf(
  field: Field,
  { id, scope }: EditorPlace,
  chosen: string | undefined,
  { rules, thread }: { readonly rules: RuleSet; readonly thread: boolean },
  t: T,
) {
  if (field === 'inherit' && scope === 'room')
    return { keep: null, notice: t(thread ? 'editor.saved-inherit-thread' : 'editor.saved-inherit') } satisfies Change
  if (field === 'reset' || field === 'preset') {
    const preset = field === 'reset' ? rules.preset : presetNamed(chosen)
    if (!preset) return null
    return { keep: presets[preset], notice: t('editor.saved-preset', { rules: rulesName(presets[preset], t) }) }
  }
  const value = id === null || field !== 'value' ? undefined : valuesOf(id)[Number(chosen)]
  return id === null || value === undefined ? null : switched(id, value, rules, t)
}

function switched(id: SwitchId, value: SwitchValue, rules: RuleSet, t: T): Change | string {
  const wanted = withSwitch(rules, id, value)
  const checked = checkRules(wanted)
  if (checked.ok) {
    const notice = t('editor.saved', { name: switchName(id, t), value: switchValueName(id, value, t) })
    return { keep: checked.value, notice }
  }
  const { refusal } = checked
  const what = refusal.code === 'switch-conflict' ? switchNamed(refusal.what) : null
  const other = refusal.code === 'switch-conflict' ? switchNamed(refusal.other) : null
  if (!what || !other) return refusalText(t, refusal, null)
  return t('editor.conflict', {
    what: switchName(what, t),
    value: switchValueName(what, switchValue(wanted, what), t),
    other: switchName(other, t),
    otherValue: switchValueName(other, switchValue(wanted, other), t),
  })
}

/** Whether a match runs in a channel or thread, so that its rules stand. */
function isRunning(tables: Services['tables'], room: string): boolean {
  const table = tables.inRoom(room)
  const status = table === null ? null : tables.view(table, null)?.status
  return status === 'playing' || status === 'between'
}

/**
 * Answers a press on the page that changes the rules of a server or channel. Only who may manage the server changes
 * anything, whatever the press says, and nobody the rules of a channel in which a match runs.
 * @param data what `packPlace` wrote
 * @param chosen values of a select, empty for a button
 */
export async function editRules(
  data: string,
  chosen: readonly string[],
  request: Request,
  { book, tables, screens }: Pick<Services, 'book' | 'tables' | 'screens'>,
): Promise<Reply> {
  const { server, room, parent, language } = request
  const t = translator(language)
  if (server === null) return { kind: 'private', page: screens.serverOnly(language) }
  if (!request.manager) return { kind: 'private', page: presentNotice(t('editor.managers-only')) }
  const asked = unpackPlace(data)
  if (!asked) return { kind: 'private', page: screens.oldButton(language) }
  const place = moved(asked.place, asked.field, chosen[0])
  const [spot, above] = place.scope === 'room' ? [room, parent] : [null, null]
  const running = isRunning(tables, room)
  const before = await chosenRules(book, server, spot, above)
  const wanted = changeOf(asked.field, place, chosen[0], { rules: before.rules, thread: parent !== null }, t)
  const change = wanted !== null && running && spot !== null ? t('editor.locked') : wanted
  const saves = change !== null && typeof change !== 'string'
  if (saves) await book.setRules(server, spot, change.keep)
  const { rules, from } = saves ? await chosenRules(book, server, spot, above) : before
  const notice = saves ? change.notice : change
  const shown = place.id !== null && !(place.group && switchesIn(place.group).includes(place.id)) ? { ...place, id: null } : place // prettier-ignore
  const page = presentRulesEditor(
    { ...shown, rules, from, running, thread: parent !== null, ...(notice === null ? {} : { notice }) },
    t,
  )
  return { kind: request.fromPrivate ? 'update' : 'private', page }
}
