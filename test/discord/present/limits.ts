import { ComponentType } from 'discord.js'
import { expect } from 'vitest'
import { decodePress, encodePress } from '../../../src/discord/custom-id.js'
import type { Page } from '../../../src/discord/message.js'
import { buttonsOf, nodesOf, selectsOf, textOf } from './support.js'

/** Checks a page against what the chat service allows and what a phone can show. */
export function expectFits(page: Page): void {
  const nodes = nodesOf(page)
  expect(nodes.length).toBeLessThanOrEqual(40)
  expect(textOf(page).length).toBeLessThanOrEqual(4000)
  for (const node of nodes) {
    if (node.type === ComponentType.TextDisplay) expect(String(node['content']).length).toBeGreaterThan(0)
    if (node.type === ComponentType.ActionRow) {
      const inside = node['components'] as unknown[]
      expect(inside.length).toBeGreaterThan(0)
      expect(inside.length).toBeLessThanOrEqual(4)
    }
  }
  const ids = [...buttonsOf(page), ...selectsOf(page)].map((part) => part.custom_id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) {
    expect(id.length).toBeLessThanOrEqual(100)
    const press = decodePress(id)
    expect(press && encodePress(press)).toBe(id)
  }
  for (const { label, emoji } of buttonsOf(page)) {
    expect(label !== undefined || emoji !== undefined).toBe(true)
    expect((label ?? '').length).toBeLessThanOrEqual(34)
  }
  for (const { options, placeholder, min_values, max_values } of selectsOf(page)) {
    expect(options.length).toBeGreaterThan(0)
    expect(options.length).toBeLessThanOrEqual(25)
    expect(placeholder.length).toBeLessThanOrEqual(150)
    expect(min_values).toBeLessThanOrEqual(max_values)
    expect(max_values).toBeLessThanOrEqual(options.length)
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
    for (const { label, description } of options) {
      expect(label.length).toBeLessThanOrEqual(100)
      if (description !== undefined) expect(description.length).toBeLessThanOrEqual(100)
    }
  }
  const shown = nodes
    .filter((node) => node.type === ComponentType.MediaGallery)
    .flatMap((node) => node['items'] as { media: { url: string }; description: string }[])
  expect(shown.map(({ media }) => media.url)).toEqual(page.pictures.map(({ name }) => `attachment://${name}`))
  for (const { description } of shown) {
    expect(description.length).toBeGreaterThan(0)
    expect(description.length).toBeLessThanOrEqual(1024)
  }
}
