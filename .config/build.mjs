// Turns the TypeScript sources into dist/ with esbuild: fast enough to run before every start, so nobody builds by hand.
// The types of the messages are made from the English sentences on the way: what type check, lint and editor read.
// It builds aside and swaps, and does nothing where dist/ is up to date: two commands in one pipe may both build.
import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
const page = path.join('src', 'playground', 'page')
const types = path.join('src', 'i18n', 'messages.d.ts')
const stamp = path.join(root, 'dist', '.stamp')

/** Every file below `folder`, relative to the project's root. */
async function filesUnder(folder) {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`))
    .sort()
}

/** Names, sizes and times of all that a build depends on, as one short text. */
async function stateOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = await stat(path.join(root, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

async function buildInto(target, files) {
  const isSource = (file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.startsWith(page + path.sep)
  await build({
    absWorkingDir: root,
    entryPoints: files.filter(isSource),
    outdir: target,
    outbase: '.',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  })
  await build({
    absWorkingDir: root,
    entryPoints: [path.join(page, 'main.ts')],
    outdir: path.join(target, page),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  })
  for (const file of files.filter((name) => name.startsWith(page + path.sep) && /\.(html|css|svg)$/.test(name))) {
    await cp(path.join(root, file), path.join(target, file))
  }
}

/** Writes the types of the messages, where they are others than those that lie there. */
async function writeTypes(target) {
  const made = pathToFileURL(path.join(target, 'src', 'i18n', 'message-types.js')).href
  const text = (await import(made)).messageTypes()
  const file = path.join(root, types)
  if (text === (await readFile(file, 'utf8').catch(() => ''))) return
  await writeFile(`${file}-${process.pid}`, text)
  await rename(`${file}-${process.pid}`, file)
}

const files = [...(await filesUnder('src')), ...(await filesUnder('commands'))].filter((file) => file !== types)
const words = await filesUnder(path.join('assets', 'locales'))
const state = await stateOf([...files, ...words, path.join('.config', 'build.mjs'), 'package.json'])
const built = await readFile(stamp, 'utf8').catch(() => '')
const typed = await stat(path.join(root, types)).catch(() => null)
if (built !== state || !typed) {
  const aside = path.join(root, `.dist-${process.pid}`)
  const dist = path.join(root, 'dist')
  const old = `${aside}-old`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  await buildInto(aside, files)
  await writeTypes(aside)
  await writeFile(path.join(aside, '.stamp'), state)
  // Another build may have been quicker: its result is the same, and somebody may already be running it.
  if ((await readFile(stamp, 'utf8').catch(() => '')) !== state) {
    await rename(dist, old).catch(() => undefined)
    await rename(aside, dist).catch(() => undefined)
  }
  await rm(aside, { recursive: true, force: true })
  await rm(old, { recursive: true, force: true })
}
