import { Locale } from 'discord-api-types/v10'
import { invalidField, invalidForm } from '../errors.js'
import type { FieldError } from '../errors.js'
import { checkSchema } from './schema.js'

interface LooseCommand {
  readonly name: string
  readonly type?: number
  readonly description?: string
  readonly required?: boolean
  readonly value?: string | number
  readonly autocomplete?: boolean
  readonly name_localizations?: Record<string, string> | null
  readonly description_localizations?: Record<string, string> | null
  readonly options?: readonly LooseCommand[] | null
  readonly choices?: readonly LooseCommand[] | null
  readonly default_member_permissions?: string | number | null
}

type Path = FieldError['path']

const maxCommand = 8000
const namePattern = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u
const knownLocales = new Set<string>(Object.values(Locale))
const subcommand = 1
const group = 2

/** Checks a whole set of commands. Throws DiscordError 50035 as Discord does. */
export function checkCommandSet(body: unknown): void {
  if (!Array.isArray(body)) throw invalidField([], 'BASE_TYPE_BAD_TYPE', 'Must be of type array.')
  const seen = new Set<string>()
  body.forEach((command: unknown, index) => {
    checkCommand(command, [index])
    const { name, type } = command as LooseCommand
    const key = `${type ?? 1} ${name}`
    if (seen.has(key))
      throw invalidField([index], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique')
    seen.add(key)
  })
}

/** Checks one command against schema, naming rules, locales and the sum of 8000 characters. Throws DiscordError 50035. */
export function checkCommand(body: unknown, path: Path): void {
  const given = body as LooseCommand
  const permissions = given.default_member_permissions
  // Discord's documents take this number as text, its schema does not.
  const typed = typeof permissions === 'string' && /^\d+$/.test(permissions) ? Number(permissions) : permissions
  checkSchema('command', typed === undefined ? body : { ...given, default_member_permissions: typed }, path)
  const isChat = (given.type ?? 1) === 1
  const fields = isChat ? [...described(given, path), ...named(given, path), ...inner(given, path, false)] : []
  if (characters(given) > maxCommand)
    fields.push({
      path,
      code: 'APPLICATION_COMMAND_TOO_LARGE',
      message: `Command exceeds maximum size (${maxCommand})`,
    })
  if (fields.length > 0) throw invalidForm(fields)
}

function named(item: LooseCommand, path: Path): FieldError[] {
  const fields: FieldError[] = []
  const check = (name: string, at: Path) => {
    if (!namePattern.test(name) || name !== name.toLowerCase())
      fields.push({
        path: at,
        code: 'APPLICATION_COMMAND_INVALID_NAME',
        message: 'Command name is invalid',
      })
  }
  check(item.name, [...path, 'name'])
  for (const [locale, name] of Object.entries(item.name_localizations ?? {}))
    check(name, [...path, 'name_localizations', locale])
  return [...fields, ...locales(item, path)]
}

function locales(item: LooseCommand, path: Path): FieldError[] {
  return (['name_localizations', 'description_localizations'] as const).flatMap((field) =>
    Object.keys(item[field] ?? {})
      .filter((locale) => !knownLocales.has(locale))
      .map((locale) => ({
        path: [...path, field, locale],
        code: 'DICT_TYPE_KEY_INVALID',
        message: 'Locale is not known',
      })),
  )
}

function described(item: LooseCommand, path: Path): FieldError[] {
  if (item.description) return []
  return [{ path: [...path, 'description'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }]
}

/** Checks the options below a command or, nested, below an option: there type 1 is a sub-command, above it a chat command. */
function inner(item: LooseCommand, path: Path, nested: boolean): FieldError[] {
  const options = item.options ?? []
  const fields: FieldError[] = []
  const at = (index: number): Path => [...path, 'options', index]
  const isSub = ({ type }: LooseCommand) => type === subcommand || type === group
  options.forEach((option, index) => {
    fields.push(...described(option, at(index)), ...named(option, at(index)), ...inner(option, at(index), true))
    if (options.findIndex(({ name }) => name === option.name) !== index)
      fields.push({
        path: at(index),
        code: 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
        message: 'Option names must be unique',
      })
    if (option.required && index > 0 && !options[index - 1]?.required)
      fields.push({
        path: at(index),
        code: 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        message: 'Required options must be placed before non-required options',
      })
    if (isSub(option) !== options.some(isSub) || (nested && item.type === subcommand && isSub(option)))
      fields.push({
        path: at(index),
        code: 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        message: 'Sub-command and sub-command group option types are mutually exclusive to all other types',
      })
    if (option.autocomplete && (option.choices ?? []).length > 0)
      fields.push({
        path: at(index),
        code: 'APPLICATION_COMMAND_AUTOCOMPLETE_NOT_ALLOWED',
        message: 'Autocomplete and choices exclude each other',
      })
    fields.push(...(option.choices ?? []).flatMap((choice, n) => locales(choice, [...at(index), 'choices', n])))
  })
  return fields
}

/** Characters of a command, each field by its longest translation. */
function characters(item: LooseCommand): number {
  const longest = (text: string | undefined, translations: Record<string, string> | null | undefined) =>
    Math.max((text ?? '').length, ...Object.values(translations ?? {}).map((one) => one.length))
  const value = typeof item.value === 'string' ? item.value.length : 0
  const nested = [...(item.options ?? []), ...(item.choices ?? [])].reduce((sum, one) => sum + characters(one), 0)
  return (
    longest(item.name, item.name_localizations) +
    longest(item.description, item.description_localizations) +
    value +
    nested
  )
}
