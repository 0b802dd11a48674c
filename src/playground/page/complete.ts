/** What the list above the command box offers for a line. */
import { fixedChoices, readLine } from './commands.js'
import type { Line, Runnable, Surroundings } from './commands.js'
import { t } from './texts.js'

/** One entry of the list. */
export interface Suggestion {
  readonly label: string
  readonly detail: string
  /** The whole line after accepting it. */
  readonly line: string
}

/** The list, and the option for which the bot has to be asked. */
export interface Completion {
  readonly items: readonly Suggestion[]
  readonly ask: Line | undefined
}

const mostSuggestions = 25

function commandItems(text: string, commands: readonly Runnable[]): Suggestion[] {
  const typed = text.trimStart().slice(1).toLowerCase()
  // What to begin with comes first, before an alphabet puts the way out there: two presses of Enter send the first line.
  const begins = (command: Runnable) => command.base.at(-1) === 'start'
  const ordered = [...commands.filter(begins), ...commands.filter((command) => !begins(command))]
  const items = ordered.map((command) => {
    const name = command.path.join(' ')
    return {
      name,
      base: command.base.join(' '),
      label: `/${name}`,
      detail: command.description,
      line: `/${name}${command.options.length ? ' ' : ''}`,
    }
  })
  const first = items.filter((item) => item.name.startsWith(typed) || (typed && item.base.startsWith(typed)))
  // `/start` finds `/doko start` as well: few people remember the first word.
  const second = items.filter(
    (item) => !first.includes(item) && typed && (item.name.includes(typed) || item.base.includes(typed)),
  )
  return [...first, ...second].map(({ label, detail, line }) => ({ label, detail, line }))
}

function optionItems(text: string, line: Line): Suggestion[] {
  const typed = line.values.size ? '' : line.stray
  const kept = typed ? text.trimEnd().slice(0, -typed.length) : text.trimEnd() + ' '
  return line.command.options
    .filter((option) => !line.values.has(option.name) && option.name.startsWith(typed))
    .map((option) => ({
      label: `${option.name}:`,
      detail: option.description + (option.required ? ` ${t('required')}` : ''),
      line: `${kept}${option.name}:`,
    }))
}

/**
 * The suggestions for `text`, at most 25: commands, then options, then an option's values. `ask` is set where the registered
 * option says that the bot completes it.
 */
export function complete(text: string, commands: readonly Runnable[], around: Surroundings): Completion {
  const none = { items: [], ask: undefined }
  if (!text.trimStart().startsWith('/')) return none
  const line = readLine(text, commands)
  if (!line) return { items: commandItems(text, commands).slice(0, mostSuggestions), ask: undefined }
  const { typing } = line
  if (!typing) {
    if (text.endsWith(' ') || line.stray)
      return { items: optionItems(text, line).slice(0, mostSuggestions), ask: undefined }
    return { items: commandItems(text, commands).slice(0, mostSuggestions), ask: undefined }
  }
  const asks = 'autocomplete' in typing.option && typing.option.autocomplete === true
  const choices = fixedChoices(line.command, typing.option, around)
  const wanted = typing.value.trim().toLowerCase()
  const settled = choices.some((one) => one.name.toLowerCase() === wanted)
  if (settled && /\s$/.test(text)) return { items: optionItems(text, line).slice(0, mostSuggestions), ask: undefined }
  if (!choices.length && !asks && /\S\s+$/.test(text))
    return { items: optionItems(text, line).slice(0, mostSuggestions), ask: undefined }
  const items = choices
    .filter((one) => asks || one.name.toLowerCase().includes(wanted))
    .map((one) => ({ label: one.name, detail: '', line: `${text.slice(0, typing.from)}${one.name} ` }))
  return { items: items.slice(0, mostSuggestions), ask: asks ? line : undefined }
}
