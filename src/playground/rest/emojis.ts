import type { Context } from 'hono'
import { invalidField, refusal } from '../errors.js'
import { pictureFacts } from '../image-size.js'
import type { EmojiRecord, Picture } from '../records.js'
import type { Rest } from './app.js'
import { readBody } from './body.js'
import { param } from './param.js'

const maxEmojis = 2000
const maxBytes = 256 * 1024
const namePattern = /^\w{2,32}$/

/** Application emojis: list, create, rename, delete. */
export function addEmojiRoutes({ app, world }: Rest): void {
  const base = '/applications/:application/emojis'
  const find = (context: Context): EmojiRecord => {
    const found = world.emojis.get(param(context, 'emoji'))
    if (!found) throw refusal('unknownEmoji')
    return found
  }
  app.get(base, (context) => context.json({ items: [...world.emojis.values()].map(({ data }) => data) }))
  app.get(`${base}/:emoji`, (context) => context.json(find(context).data))
  app.post(base, async (context) => {
    const { name, image } = (await readBody(context)).json as { name?: unknown; image?: unknown }
    checkName(name)
    const picture = readPicture(image)
    if ([...world.emojis.values()].some(({ data }) => data.name === name))
      throw invalidField(
        ['name'],
        'APPLICATION_EMOJI_NAME_ALREADY_TAKEN',
        'An emoji with this name already exists for this application',
      )
    if (world.emojis.size >= maxEmojis) throw invalidField([], 'MAX_EMOJIS', 'Maximum number of emojis reached (2000)')
    const id = world.id()
    const animated = picture.type === 'image/gif'
    const data = {
      id,
      name,
      roles: [],
      user: world.bot,
      require_colons: true,
      managed: false,
      animated,
      available: true,
    }
    world.emojis.set(id, { data, picture })
    return context.json(data, 201)
  })
  app.patch(`${base}/:emoji`, async (context) => {
    const found = find(context)
    const { name } = (await readBody(context)).json as { name?: unknown }
    checkName(name)
    const renamed = { ...found, data: { ...found.data, name } }
    world.emojis.set(found.data.id, renamed)
    return context.json(renamed.data)
  })
  app.delete(`${base}/:emoji`, (context) => {
    world.emojis.delete(find(context).data.id)
    return context.body(null, 204)
  })
}

function checkName(name: unknown): asserts name is string {
  if (typeof name !== 'string') throw invalidField(['name'], 'BASE_TYPE_REQUIRED', 'This field is required')
  if (name.length < 2 || name.length > 32)
    throw invalidField(['name'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 2 and 32 in length.')
  if (!namePattern.test(name))
    throw invalidField(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.')
}

function readPicture(image: unknown): Picture {
  const data =
    typeof image === 'string' ? /^data:image\/(?:png|jpeg|gif|webp);base64,(.+)$/s.exec(image)?.[1] : undefined
  const bytes = Buffer.from(data ?? '', 'base64')
  const facts = pictureFacts(bytes)
  if (facts === null) throw invalidField(['image'], 'IMAGE_INVALID', 'Invalid image data')
  if (bytes.length > maxBytes)
    throw invalidField(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.')
  if (facts.width > 128 || facts.height > 128)
    throw invalidField(['image'], 'IMAGE_DIMENSIONS_TOO_LARGE', 'Image dimensions must not exceed 128x128.')
  return { bytes, type: facts.type }
}
