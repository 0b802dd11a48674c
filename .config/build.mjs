// Turns the TypeScript sources into dist/ with esbuild: fast enough to run before every start, so nobody builds by hand.
import { build } from 'esbuild'
import { cp, readdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const page = path.join('src', 'playground', 'page')

/** Every .ts file under `folder`, relative to the project's root; the browser page is bundled apart. */
async function sources(folder) {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(page + path.sep))
}

const entryPoints = [...(await sources('src')), ...(await sources('commands'))]
await rm(path.join(root, 'dist'), { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints,
  outdir: 'dist',
  outbase: '.',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
})
if (existsSync(path.join(root, page, 'main.ts'))) {
  await build({
    absWorkingDir: root,
    entryPoints: [path.join(page, 'main.ts')],
    outdir: path.join('dist', page),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  })
  for (const file of await readdir(path.join(root, page))) {
    if (/\.(html|css|svg)$/.test(file)) await cp(path.join(root, page, file), path.join(root, 'dist', page, file))
  }
}
