import { ComponentType } from 'discord.js'
import { expect } from 'vitest'
import { decodePress } from '../../support/presses.js'
import type { Page } from '../../../src/discord/road/message.js'
import { buttonsOf, nodesOf, selectsOf, textOf } from './support.js'

/**
 * What of a page the chat service would not take or a phone could not show.
 * A list, and not an expectation each: pages come by the thousands.
 */
function complaintsAbout(page: Page): string[] {
  const complaints: string[] = []
  const must = (holds: boolean, what: string): void => {
    if (!holds) complaints.push(what)
  }
  const atMost = (text: string, most: number, least = 0): void =>
    must(text.length >= least && text.length <= most, `${least} to ${most} characters: ${JSON.stringify(text)}`)
  const count = (list: readonly unknown[], most: number, least: number, what: string): void =>
    must(list.length >= least && list.length <= most, `${list.length} ${what}`)

  const nodes = nodesOf(page)
  const [buttons, selects] = [buttonsOf(page), selectsOf(page)]
  count(nodes, 40, 0, 'components')
  atMost(textOf(page), 4000)
  for (const node of nodes) {
    if (node.type === ComponentType.TextDisplay) must(String(node['content']) !== '', 'an empty text')
    if (node.type === ComponentType.ActionRow) count(node['components'] as unknown[], 4, 1, 'in a row')
  }
  const ids = [...buttons, ...selects].map((part) => part.custom_id)
  must(new Set(ids).size === ids.length, `an id twice: ${ids.join()}`)
  for (const id of ids) {
    atMost(id, 100)
    must(decodePress(id) !== null, `an id that cannot be read: ${id}`)
  }
  for (const { label, emoji, custom_id } of buttons) {
    must(label !== undefined || emoji !== undefined, `a button without a face: ${custom_id}`)
    atMost(label ?? '', 34)
  }
  for (const { options, placeholder, min_values, max_values } of selects) {
    count(options, 25, 1, 'options')
    atMost(placeholder, 150)
    must(min_values <= max_values && max_values <= options.length, `a choice of ${min_values} to ${max_values}`)
    must(new Set(options.map(({ value }) => value)).size === options.length, `an option twice: ${placeholder}`)
    for (const { label, description } of options) {
      atMost(label, 100)
      atMost(description ?? '', 100)
    }
  }
  const shown = nodes
    .filter((node) => node.type === ComponentType.MediaGallery)
    .flatMap((node) => node['items'] as { media: { url: string }; description: string }[])
  const [urls, names] = [shown.map(({ media }) => media.url), page.pictures.map(({ name }) => `attachment://${name}`)]
  must(urls.join() === names.join(), `pictures ${names.join()} shown as ${urls.join()}`)
  for (const { description } of shown) atMost(description, 1024, 1)
  return complaints
}

/** Checks a page against what the chat service allows and what a phone can show. */
export const expectFits = (page: Page): void => expect(complaintsAbout(page)).toEqual([])
