/** What a right click on a person offers: the bot's commands for people. */
import type { Person, PersonKey } from '../protocol.js'
import type { App } from './app.js'
import { openDialog } from './dialogs.js'
import { h, pageButton } from './dom.js'
import { spokenLanguage, t } from './texts.js'

/** Discord's name of a command for people among other kinds. */
const forPeople = 2

/** Opens the menu of `person` for the one who acts as `as`; nothing where the bot has no such command here. */
export function openPersonMenu(app: App, as: PersonKey, person: Person): void {
  const commands = app.state().commands.filter(({ type }) => Number(type) === forPeople)
  if (commands.length === 0) return
  const locale = spokenLanguage()
  const buttons = commands.map(({ name, name_localizations: names }) => {
    const label = names?.[locale] ?? name
    return pageButton(label, 'button secondary', () => {
      dialog.close()
      app.act(as, { type: 'person', name, target: person.id }, { used: label })
    })
  })
  const list = h('div', { class: 'person-menu' }, ...buttons)
  const dialog = openDialog(t('personMenu', { name: person.name }), 'menu', list)
  buttons[0]?.focus()
}
