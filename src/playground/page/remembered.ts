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

/** What belongs to this page alone: another one in the same browser has its own, and begins with the last one chosen. */
const own = {
  read: (key: string): string => {
    try {
      return sessionStorage.getItem(`playground-${key}`) ?? ''
    } catch {
      return ''
    }
  },
  write: (key: string, value: string): void => {
    try {
      sessionStorage.setItem(`playground-${key}`, value)
    } catch {
      values.set(key, value)
    }
  },
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
    return own.read('language') || get('language')
  },
  set language(value: string) {
    own.write('language', value)
    write('language', value)
  },
  get person(): string {
    return own.read('person') || get('person')
  },
  set person(value: string) {
    own.write('person', value)
    write('person', value)
  },
  /** The channel that this page shows, by its id; empty at its first visit. */
  get channel(): string {
    return own.read('channel') || (values.get('channel') ?? '')
  },
  set channel(value: string) {
    own.write('channel', value)
  },
  /** The run of the stand-in that this page met last; empty at its first visit. */
  get run(): string {
    return own.read('run') || (values.get('run') ?? '')
  },
  set run(value: string) {
    own.write('run', value)
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
