/** What a right click on a person offers: the bot's commands for people. */
import type { Person, PersonKey } from '../protocol.js'
import type { App } from './app.js'
import { openDialog } from './dialogs.js'
import { h, pageButton } from './dom.js'
import { spokenLanguage, t } from './texts.js'

/** Discord's name of a command for people among other kinds. */
const forPeople = 2

const forPeopleIn = (app: App) => app.state().commands.filter(({ type }) => Number(type) === forPeople)

type Command = ReturnType<typeof forPeopleIn>[number]

const labelOf = ({ name, name_localizations: names }: Command): string => names?.[spokenLanguage()] ?? name

/** What somebody used, as a message names it: a command for people in the reader's language, any other line as it was typed. */
export function usedText(app: App, line: string): string {
  const command = forPeopleIn(app).find(({ name }) => name === line)
  return command ? labelOf(command) : line
}

/** Opens the menu of `person` for the one who acts as `as`; nothing where the bot has no such command here. */
export function openPersonMenu(app: App, as: PersonKey, person: Person): void {
  const commands = forPeopleIn(app)
  if (commands.length === 0) return
  const buttons = commands.map((command) => {
    const [{ name }, label] = [command, labelOf(command)]
    return pageButton(label, 'button secondary', () => {
      dialog.close()
      app.act(as, { type: 'person', name, target: person.id }, { used: label })
    })
  })
  const list = h('div', { class: 'person-menu' }, ...buttons)
  const dialog = openDialog(t('personMenu', { name: person.name }), 'menu', list)
  buttons[0]?.focus()
}
