// Turns the TypeScript sources into dist/ with esbuild: fast enough to run before every start, so nobody builds by hand.
// It builds aside and swaps, and does nothing where dist/ is up to date: two commands in one pipe may both build.
import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const page = path.join('src', 'playground', 'page')
const stamp = path.join(root, 'dist', '.stamp')

/** Every file below `folder`, relative to the project's root. */
async function filesUnder(folder) {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
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

const files = [...(await filesUnder('src')), ...(await filesUnder('commands'))]
const state = await stateOf([...files, path.join('.config', 'build.mjs'), 'package.json'])
const built = await readFile(stamp, 'utf8').catch(() => '')
if (built !== state) {
  const aside = path.join(root, `.dist-${process.pid}`)
  const dist = path.join(root, 'dist')
  const old = `${aside}-old`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  await buildInto(aside, files)
  await writeFile(path.join(aside, '.stamp'), state)
  // Another build may have been quicker: its result is the same, and somebody may already be running it.
  if ((await readFile(stamp, 'utf8').catch(() => '')) !== state) {
    await rename(dist, old).catch(() => undefined)
    await rename(aside, dist).catch(() => undefined)
  }
  await rm(aside, { recursive: true, force: true })
  await rm(old, { recursive: true, force: true })
}
