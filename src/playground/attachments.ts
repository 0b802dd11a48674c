import type { APIAttachment, APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { invalidField, refusal } from './errors.js'
import { pictureFacts } from './image-size.js'
import type { Draft } from './draft.js'
import type { Upload } from './records.js'
import { mediaOf, walk } from './validate/components.js'
import type { LooseComponent } from './validate/components.js'
import type { World } from './world.js'

/** Largest file (bytes) that Discord takes. */
export const maxFile = 10 * 1024 * 1024

/** A file of a message: new, or already there. */
export type Kept =
  | { readonly name: string; readonly upload: Upload; readonly description: string | undefined }
  | { readonly name: string; readonly existing: APIAttachment }

/** Which files the message has after the request: `attachments`, where given, lists all that stay or come. */
export function checkFiles(
  draft: Draft,
  files: readonly Upload[],
  existing: readonly APIAttachment[],
  path: readonly (string | number)[],
): Kept[] {
  if (files.some(({ bytes }) => bytes.length > maxFile)) throw refusal('tooLarge')
  const fresh = (upload: Upload, description?: string): Kept => ({ name: upload.name, upload, description })
  if (draft.attachments === undefined)
    return [
      ...existing.map((one): Kept => ({ name: one.filename, existing: one })),
      ...files.map((file) => fresh(file)),
    ]
  const listed = (draft.attachments ?? []).map((entry, index): Kept => {
    const upload = files.find((file) => file.index === String(entry.id))
    if (upload) return fresh(upload, entry.description ?? undefined)
    const old = existing.find(({ id }) => id === String(entry.id))
    if (!old)
      throw invalidField([...path, 'attachments', index, 'id'], 'ATTACHMENT_NOT_FOUND', 'The attachment was not found')
    const described = entry.description ? { ...old, description: entry.description } : old
    return { name: old.filename, existing: described }
  })
  const unlisted = files.filter((file) => !draft.attachments?.some((entry) => String(entry.id) === file.index))
  return [...listed, ...unlisted.map((file) => fresh(file))]
}

/** Makes the attachment of a kept file; a new one gets an address nobody can guess. */
export function attach(world: World, kept: Kept, ephemeral: boolean): APIAttachment {
  if ('existing' in kept) return kept.existing
  const { upload, description } = kept
  const facts = pictureFacts(upload.bytes)
  const type = facts?.type ?? upload.type
  const url = world.keepPicture({ bytes: upload.bytes, type }, upload.name)
  return {
    id: world.id(),
    filename: upload.name,
    size: upload.bytes.length,
    url,
    proxy_url: url,
    content_type: type,
    ...(facts ? { width: facts.width, height: facts.height } : {}),
    ...(description ? { description } : {}),
    ...(ephemeral ? { ephemeral: true } : {}),
  }
}

/** Components as Discord gives them back: numbered, with the pictures' real addresses. */
export function finish(
  components: readonly LooseComponent[],
  attachments: readonly APIAttachment[],
): APIMessageTopLevelComponent[] {
  const copy = JSON.parse(JSON.stringify(components)) as LooseComponent[]
  const placed = walk(copy)
  const taken = new Set(placed.map(({ component }) => component.id))
  let next = 1
  for (const { component } of placed) {
    if (component.id) continue
    while (taken.has(next)) next += 1
    Object.assign(component, { id: next++ })
  }
  for (const one of placed) if (mediaOf(one).length > 0) resolveMedia(one.component, attachments)
  return copy
}

function resolveMedia(component: LooseComponent, attachments: readonly APIAttachment[]): void {
  const holders = [...(component.items ?? []).map((item) => item.media), component.media, component.file]
  for (const holder of holders) {
    if (!holder) continue
    const name = holder.url.startsWith('attachment://') ? holder.url.slice('attachment://'.length) : null
    const found = attachments.find(({ filename, url }) => (name === null ? url === holder.url : filename === name))
    if (!found) continue
    const { url, proxy_url, width, height, content_type, id } = found
    Object.assign(holder, { url, proxy_url, width, height, content_type, attachment_id: id, loading_state: 2 })
  }
}
