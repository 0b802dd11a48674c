/** What the browser keeps between visits; where it may not, the page works without. */

function read(key: string): string {
  try {
    return localStorage.getItem(`playground-${key}`) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`playground-${key}`, value)
  } catch {
    values.set(key, value)
  }
}

const values = new Map<string, string>()

function get(key: string): string {
  return values.get(key) ?? read(key)
}

/** The visitor's own settings. */
export const remembered = {
  /** `dark`, `light`, or empty to follow the system. */
  get theme(): string {
    return get('theme')
  },
  set theme(value: string) {
    write('theme', value)
  },
  /** Discord's locale, or empty before one is chosen. */
  get language(): string {
    return get('language')
  },
  set language(value: string) {
    write('language', value)
  },
  get person(): string {
    return get('person')
  },
  set person(value: string) {
    write('person', value)
  },
  get sideBySide(): boolean {
    return get('beside') === 'yes'
  },
  set sideBySide(value: boolean) {
    write('beside', value ? 'yes' : '')
  },
  get singleKeys(): boolean {
    return get('keys') !== 'off'
  },
  set singleKeys(value: boolean) {
    write('keys', value ? '' : 'off')
  },
}
