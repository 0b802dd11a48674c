import { PermissionFlagsBits as Permission } from 'discord-api-types/v10'
import type { APIApplicationCommandInteractionDataOption as DataOption } from 'discord-api-types/v10'
import { ActionRefused, choose, press, sendCommand, submit, usePersonCommand } from './actions.js'
import type { Actor, Stage } from './actions.js'
import { restart } from './driver.js'
import type { PageAction } from './protocol.js'
import type { InteractionRecord } from './records.js'

/** Marks the option that is being completed, wherever it is nested. */
function focus(options: readonly DataOption[], name: string): DataOption[] {
  return options.map((option) => {
    if ('options' in option && option.options) return { ...option, options: focus(option.options, name) } as DataOption
    return option.name === name ? ({ ...option, focused: true } as DataOption) : option
  })
}

/**
 * Does what a page asks for.
 *
 * @returns the interaction that the bot was sent; null when the bot hears nothing of it.
 * @throws ActionRefused.
 */
export function perform(stage: Stage, actor: Actor, action: PageAction): InteractionRecord | null {
  const { world, gateway } = stage
  switch (action.type) {
    case 'command':
      return sendCommand(stage, actor, action.name, action.options, action.text)
    case 'complete': {
      const options = focus(action.options, action.focused)
      return sendCommand(stage, actor, action.name, options, `/${action.name}`, true)
    }
    case 'person':
      return usePersonCommand(stage, actor, action.name, action.target)
    case 'press':
      return press(stage, actor, action.message, action.customId)
    case 'choose':
      return choose(stage, actor, action.message, action.customId, action.values)
    case 'submit':
      return submit(stage, actor, action.interaction, action.components)
    case 'close':
      for (const interaction of world.interactions.values())
        if (interaction.id === action.interaction && interaction.person === actor.person) interaction.modal = null
      return null
    case 'dismiss': {
      const message = actor.channel.messages.get(action.message)
      if (message?.viewer !== actor.person.user.id) throw new ActionRefused('unknown', 'It is no private message')
      world.hide(message, 'dismissed')
      return null
    }
    case 'clock':
      world.clock.advance(action.add)
      return null
    case 'restart':
      for (const person of world.people)
        if (action.person === null || action.person === person.key) restart(stage, person)
      return null
    case 'trouble':
      world.trouble.pictures = action.trouble.pictures
      world.trouble.offline = action.trouble.offline
      world.denied.set(actor.channel.id, action.trouble.permission ? Permission.AttachFiles : 0n)
      if (action.trouble.offline) gateway.disconnect()
      world.emit({ type: 'trouble' })
      return null
    case 'reset':
      for (const message of [...actor.channel.messages.values()]) world.drop(message, 'deleted')
      return null
    case 'language':
      // The page's session sees to it.
      return null
    case 'open':
      if (!world.place(action.channel)) throw new ActionRefused('unknown', 'There is no such channel')
      return null
    case 'traffic':
      return null
  }
}
