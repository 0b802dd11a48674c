import { presetIds } from '../../../engine/index.js'
import type { RuleSet, SwitchId } from '../../../engine/index.js'
import type { T } from '../../../i18n/index.js'
import { button, fitted, lines, page, rows, select } from '../../look/parts.js'
import {
  differencesOf,
  groups,
  switchAbout,
  switchesIn,
  switchName,
  switchNamed,
  switchValue,
  switchValueName,
  valuesOf,
} from '../../look/switches.js'
import type { Difference, Group } from '../../look/switches.js'
import type { Page } from '../../road/message.js'
import type { CustomId } from '../../road/press.js'
import { editPress, rulesPress } from './buttons.js'
import { packRules } from './packed-rules.js'

/** Whose rules are changed. */
export const scopes = ['server', 'room'] as const
export type Scope = (typeof scopes)[number]

/** What a control of the page does. */
export const fields = ['open', 'scope', 'preset', 'group', 'switch', 'value', 'reset', 'inherit'] as const
export type Field = (typeof fields)[number]

/** Where in the page the reader is; all of it stands in its controls. */
export interface EditorPlace {
  readonly scope: Scope
  readonly group: Group | null
  readonly id: SwitchId | null
}

/** What the page shows. */
export interface EditorState extends EditorPlace {
  /** The rules that count there now. */
  readonly rules: RuleSet
  /** Where these were chosen: for just this place, for the channel above a thread, for the server, or nowhere. */
  readonly from: 'room' | 'parent' | 'server' | 'product'
  /** A match is running in this channel: its rules stand, those of the server can be changed. */
  readonly running: boolean
  /** The place is a thread of a channel. */
  readonly thread: boolean
  /** What was saved or refused, in words. */
  readonly notice?: string
}

/** Writes a place and what a control does there into the data of a press. */
export const packPlace = ({ scope, group, id }: EditorPlace, field: Field): string =>
  [scope, field, group ?? '', id ?? ''].join('.')

/** Reads what `packPlace` wrote; null when it is damaged or of another version. */
export function unpackPlace(data: string): { readonly place: EditorPlace; readonly field: Field } | null {
  const [first, second, third, fourth, ...rest] = data.split('.')
  const scope = scopes.find((known) => known === first)
  const field = fields.find((known) => known === second)
  const group = groups.find((known) => known === third) ?? null
  const id = switchNamed(fourth)
  if (!scope || !field || rest.length > 0 || (third && !group) || (fourth && !id)) return null
  return { place: { scope, group, id }, field }
}

const differenceLine = ({ id, value, standard }: Difference, t: T): string =>
  t('editor.differs-one', {
    name: switchName(id, t),
    value: switchValueName(id, value, t),
    standard: switchValueName(id, standard, t),
  })

/** The rules of this place cannot be changed now. */
const isLocked = ({ scope, running }: EditorState): boolean => scope === 'room' && running

const scopeName = (scope: Scope, thread: boolean, t: T): string =>
  t(scope === 'room' && thread ? 'editor.scope.thread' : `editor.scope.${scope}`)

/** Whose rules these are, and where they come from. */
export function fromText({ scope, from, thread }: Pick<EditorState, 'scope' | 'from' | 'thread'>, t: T): string {
  if (scope === 'server') return t('editor.server')
  if (from === 'room') return t(thread ? 'editor.thread-own' : 'editor.room-own')
  return t(thread ? 'editor.thread-inherits' : 'editor.room-inherits')
}

function controls(state: EditorState, t: T) {
  const { scope, group, id, rules, thread } = state
  const locked = isLocked(state)
  const press = (field: Field): CustomId => editPress({ state: packPlace(state, field) })
  const current = id === null ? null : switchValue(rules, id)
  const standard = (value: unknown): boolean =>
    id !== null && value === switchValue({ preset: rules.preset, set: {} }, id)
  return [
    select(
      press('scope'),
      t('editor.scope'),
      scopes.map((value) => ({ label: scopeName(value, thread, t), value, default: value === scope })),
    ),
    ...(locked
      ? []
      : [
          select(
            press('preset'),
            t('editor.preset'),
            presetIds.map((value) => ({ label: t(`preset.${value}`), value, default: value === rules.preset })),
          ),
        ]),
    select(
      press('group'),
      t('editor.group'),
      groups.map((value) => ({ label: t(`switch.group.${value}`), value, default: value === group })),
    ),
    ...(group === null
      ? []
      : [
          select(
            press('switch'),
            t('editor.switch'),
            switchesIn(group).map((value) => ({
              label: switchName(value, t),
              value,
              description: switchValueName(value, switchValue(rules, value), t),
              default: value === id,
            })),
          ),
        ]),
    ...(id === null || locked
      ? []
      : [
          select(
            press('value'),
            t('editor.value'),
            valuesOf(id).map((value, index) => ({
              label: switchValueName(id, value, t),
              value: `${index}`,
              ...(standard(value) ? { description: t('editor.value-standard') } : {}),
              default: value === current,
            })),
          ),
        ]),
  ]
}

/** The page on which those who manage a server change its rules, or a channel's; everything is saved at once. */
export function presentRulesEditor(state: EditorState, t: T): Page {
  const { scope, id, rules, from, running, thread, notice } = state
  const differences = differencesOf(rules)
  const locked = isLocked(state)
  const press = (field: Field): CustomId => editPress({ state: packPlace(state, field) })
  const when = locked ? 'editor.locked' : running ? 'editor.running' : 'editor.next'
  const inherit = button(press('inherit'), t(thread ? 'button.inherit-channel' : 'button.inherit-rules'), {
    off: locked || from !== 'room',
  })
  return page({
    head: lines(
      notice,
      `**${t('editor.title')} · ${scopeName(scope, thread, t)}**`,
      `-# ${fromText(state, t)}`,
      t('editor.base', { rules: t(`preset.${rules.preset}`) }),
      differences.length === 0 ? t('editor.same') : t('editor.differs'),
      ...fitted(
        differences.map((one) => differenceLine(one, t)),
        2600,
        t,
      ),
      id !== null && `**${switchName(id, t)}:** ${switchAbout(id, t)}`,
      locked && notice === t('editor.locked') ? null : `-# ${t(when)}`,
    ),
    accent: 'brass',
    rows: [
      ...controls(state, t),
      ...rows([
        button(rulesPress({ state: `${packRules(rules)}.trumps` }), t('button.to-rules')),
        button(press('reset'), t('button.reset-rules'), { off: locked || differences.length === 0 }),
        ...(scope === 'room' ? [inherit] : []),
      ]),
    ],
  })
}
