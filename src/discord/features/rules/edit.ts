import { checkRules, presetIds, presets } from '../../../engine/index.js'
import type { PresetId, RuleSet, SwitchId, SwitchValue } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { rulesName } from '../../look/names.js'
import { presentNotice } from '../../look/parts.js'
import { refusalText } from '../../look/refusal.js'
import {
  groups,
  switchesIn,
  switchName,
  switchNamed,
  switchValue,
  switchValueName,
  valuesOf,
  withSwitch,
} from '../../look/switches.js'
import { showPrivately, tell } from '../../road/reply.js'
import type { Reply } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { onServer } from '../permissions.js'
import type { Services } from '../services.js'
import { chosenRules } from './chosen.js'
import { presentRulesEditor, scopes, unpackPlace } from './editor.js'
import type { EditorPlace, Field } from './editor.js'

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
 * Answers a press on the page that changes the rules of a server or channel. Nobody changes the rules of a channel in which a
 * match runs.
 * @param state what `packPlace` wrote
 */
export async function editRules(state: string, request: Request, { book, tables }: Services): Promise<Reply> {
  const { room, parent, t, chosen } = request
  const asked = unpackPlace(state)
  if (!asked || !onServer(request)) return tell(presentNotice(t('error.old-button')))
  const { server } = request
  const place = moved(asked.place, asked.field, chosen[0])
  const spot = { server, ...(place.scope === 'room' ? { room, parent } : { room: null }) }
  const running = isRunning(tables, room)
  const before = await chosenRules(book, spot)
  const wanted = changeOf(asked.field, place, chosen[0], { rules: before.rules, thread: parent !== null }, t)
  const change = wanted !== null && running && spot.room !== null ? t('editor.locked') : wanted
  const saves = change !== null && typeof change !== 'string'
  if (saves) await book.setRules(server, spot.room, change.keep)
  const { rules, from } = saves ? await chosenRules(book, spot) : before
  const notice = saves ? change.notice : change
  const stays = place.id === null || (place.group && switchesIn(place.group).includes(place.id))
  const page = presentRulesEditor(
    {
      ...place,
      ...(stays ? {} : { id: null }),
      rules,
      from,
      running,
      thread: parent !== null,
      ...(notice === null ? {} : { notice }),
    },
    t,
  )
  return showPrivately(page, request)
}
