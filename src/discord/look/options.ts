import type { PlainKey, T } from '../../i18n/index.js'
import { languages, localeOf } from '../../i18n/index.js'
import type { CustomId } from '../road/press.js'
import { select } from './parts.js'

/** One of several things to choose for a setting of `S`. */
export interface Option<S> {
  readonly value: string
  /** What it sets; it counts where all of that is set so. */
  readonly sets: Partial<S>
  readonly label: (t: T) => string
  readonly about?: (t: T) => string
}

type Switched = { [K in PlainKey]: K extends `${infer Name}.on-about` ? Name : never }[PlainKey]

/** Something that is on or off, with the words `KEY.on`, `KEY.off` and what they mean. */
export const onOff = <S>(
  key: Switched,
  sets: (on: boolean) => Partial<S>,
  order: readonly ('on' | 'off')[] = ['on', 'off'],
): Option<S>[] =>
  order.map((state) => ({
    value: state,
    sets: sets(state === 'on'),
    label: (t) => t(`${key}.${state}`),
    about: (t) => t(`${key}.${state}-about`),
  }))

/** All languages, by the names that they give themselves. */
export const languageOptions = (): Option<{ readonly language: string | null }>[] =>
  languages.map((language) => ({ value: language, sets: { language }, label: () => localeOf(language).name }))

/** What a select's value sets; null when it is none of the options, damaged or of another version. */
export const settingOf = <S>(options: readonly Option<S>[], value: string | undefined): Partial<S> | null =>
  options.find((option) => option.value === value)?.sets ?? null

/** The option that counts now. */
export const counting = <S extends object>(options: readonly Option<S>[], settings: S): Option<S> | undefined =>
  options.find(({ sets }) => Object.entries(sets).every(([name, value]) => settings[name as keyof S] === value))

/**
 * A select of the options of one setting.
 * @param name what is chosen
 * @param before stands in each option too, since a select that has a choice shows no placeholder
 */
export function optionSelect<S extends object>(
  press: CustomId,
  { name, before, options }: { readonly name: string; readonly before: string; readonly options: readonly Option<S>[] },
  settings: S,
  t: T,
): ReturnType<typeof select> {
  const counts = counting(options, settings)
  const shown = options.map((option) => ({
    label: before + option.label(t),
    value: option.value,
    ...(option.about && { description: option.about(t) }),
    default: option === counts,
  }))
  return select(press, name, shown)
}
