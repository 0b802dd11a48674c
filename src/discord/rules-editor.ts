import { checkRules, presetIds, presets, switchValue } from '../engine/index.js'
import type { PresetId, RuleSet, SwitchId, SwitchValue } from '../engine/index.js'
import { translator } from '../i18n/index.js'
import type { T } from '../i18n/index.js'
import type { RuleBook } from '../table/ports.js'
import type { Services } from './command.js'
import { rulesName } from './present/names.js'
import { presentNotice } from './present/questions.js'
import { refusalText } from './present/refusal.js'
import { presentRulesEditor, scopes, unpackPlace } from './present/rules-editor.js'
import type { EditorPlace, Field } from './present/rules-editor.js'
import {
  groups,
  switchName,
  switchNamed,
  switchesIn,
  switchValueName,
  valuesOf,
  withSwitch,
} from './present/switches.js'
import type { Reply } from './reply.js'
import type { Request } from './request.js'

/** What a place has chosen, and what counts there: the channel's rules, else the server's, else the tournament rules. */
export async function chosenRules(
  book: RuleBook,
  server: string | null,
  room: string | null,
): Promise<{ readonly rules: RuleSet; readonly own: boolean }> {
  if (server === null) return { rules: presets.ddv, own: false }
  const own = await book.rulesOf(server, room)
  if (own) return { rules: own, own: true }
  const above = room === null ? null : await book.rulesOf(server, null)
  return { rules: above ?? presets.ddv, own: false }
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
function changeOf(field: Field, { id, scope }: EditorPlace, chosen: string | undefined, rules: RuleSet, t: T) {
  if (field === 'inherit' && scope === 'room') return { keep: null, notice: t('editor.saved-inherit') } satisfies Change
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

/**
 * Answers a press on the page that changes the rules of a server or channel. Only who may manage the server changes
 * anything, whatever the press says.
 * @param data what `packPlace` wrote
 * @param chosen values of a select, empty for a button
 */
export async function editRules(
  data: string,
  chosen: readonly string[],
  request: Request,
  { book, tables, screens }: Pick<Services, 'book' | 'tables' | 'screens'>,
): Promise<Reply> {
  const { server, room, language } = request
  const t = translator(language)
  if (server === null) return { kind: 'private', page: screens.serverOnly(language) }
  if (!request.manager) return { kind: 'private', page: presentNotice(t('editor.managers-only')) }
  const asked = unpackPlace(data)
  if (!asked) return { kind: 'private', page: screens.oldButton(language) }
  const place = moved(asked.place, asked.field, chosen[0])
  const spot = place.scope === 'room' ? room : null
  const before = await chosenRules(book, server, spot)
  const change = changeOf(asked.field, place, chosen[0], before.rules, t)
  const saves = change !== null && typeof change !== 'string'
  if (saves) await book.setRules(server, spot, change.keep)
  const { rules, own } = saves ? await chosenRules(book, server, spot) : before
  const table = tables.inRoom(room)
  const status = table === null ? null : tables.view(table, null)?.status
  const notice = saves ? change.notice : change
  const shown = place.id !== null && !(place.group && switchesIn(place.group).includes(place.id)) ? { ...place, id: null } : place // prettier-ignore
  const page = presentRulesEditor(
    {
      ...shown,
      rules,
      own,
      running: status === 'playing' || status === 'between',
      ...(notice === null ? {} : { notice }),
    },
    t,
  )
  return { kind: request.fromPrivate ? 'update' : 'private', page }
}
