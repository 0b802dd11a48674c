import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const english = JSON.parse(readFileSync(path.join(root, 'assets/locales/en.json'), 'utf8')) as Record<string, unknown>
const keys = Object.keys(english).filter((key) => !key.startsWith('@'))

/** The words of the program's sources: plain ones, and those with gaps (`pad.${kind}.name`) as patterns. */
function wordsOf(folders: readonly string[]) {
  const plain = new Set<string>()
  const gapped = new Set<string>()
  const read = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) plain.add(node.text)
    if (ts.isTemplateExpression(node))
      gapped.add([node.head.text, ...node.templateSpans.map((span) => span.literal.text)].map(escaped).join('.+'))
    ts.forEachChild(node, read)
  }
  for (const folder of folders)
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.includes('node_modules'))
        read(ts.createSourceFile(file, readFileSync(path.join(root, folder, file), 'utf8'), ts.ScriptTarget.ES2022))
  return { plain, patterns: [...gapped].filter((text) => /[a-z]/.test(text)).map((text) => new RegExp(`^${text}$`)) }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

it('every text is asked for by the program, not by tests alone', () => {
  const { plain, patterns } = wordsOf(['src', 'commands'])
  expect(keys.filter((key) => !plain.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([])
})
