import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../src/discord')

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const sources = new Map(
  files.map((file) => [
    file,
    ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true),
  ]),
)

/** Files of src/discord that a file imports, types included. */
function importsOf(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const name = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : null
    const dynamic =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : null
    for (const one of [name, dynamic])
      if (one && ts.isStringLiteral(one) && one.text.startsWith('.'))
        found.push(path.join(path.dirname(file), one.text).replace(/\.js$/, '.ts'))
    ts.forEachChild(node, visit)
  }
  const source = sources.get(file)
  if (source) visit(source)
  return found.filter((target) => sources.has(target))
}

/** The room of a file: one of the lower rooms, a feature, or the file itself where it stands for all features. */
function roomOf(file: string): string {
  const [first = '', second = ''] = file.split(path.sep)
  return first === 'features' ? `features/${second}` : first
}

/** Which rooms a room may look down upon. */
const below: Readonly<Record<string, readonly string[]>> = {
  road: [],
  look: ['road'],
  live: ['look', 'road'],
  features: ['features', 'live', 'look', 'road'],
  'bot.ts': ['features', 'live', 'look', 'road'],
}

describe('the rooms of the Discord side', () => {
  it('are road, look, live, features and bot.ts, and look down only', () => {
    const wrong = files.flatMap((file) => {
      const [room = ''] = roomOf(file).split('/')
      return importsOf(file)
        .filter((target) => {
          const [other = ''] = roomOf(target).split('/')
          return room !== other && below[room]?.includes(other) !== true
        })
        .map((target) => `${file} -> ${target}`)
    })
    expect(wrong).toEqual([])
    expect(new Set(files.map((file) => roomOf(file).split('/')[0]))).toEqual(new Set(Object.keys(below)))
  })

  it('never import each other in a circle, not even types: a feature stands above all that it uses', () => {
    const arrows = new Map<string, Set<string>>()
    for (const file of files) {
      const from = arrows.get(roomOf(file)) ?? new Set()
      for (const target of importsOf(file)) if (roomOf(target) !== roomOf(file)) from.add(roomOf(target))
      arrows.set(roomOf(file), from)
    }
    const circles: string[] = []
    const done = new Set<string>()
    const visit = (room: string, trail: readonly string[]): void => {
      if (trail.includes(room)) return void circles.push([...trail.slice(trail.indexOf(room)), room].join(' -> '))
      if (done.has(room)) return
      for (const next of arrows.get(room) ?? []) visit(next, [...trail, room])
      done.add(room)
    }
    for (const room of arrows.keys()) visit(room, [])
    expect(circles).toEqual([])
  })
})

/** Names that a function's block declares, with where; and every place where one of them is named. */
function wiringFaults(block: ts.Block): string[] {
  const declared = new Map<string, number>()
  const faults: string[] = []
  for (const statement of block.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name)) continue
      declared.set(name.text, name.pos)
      if (initializer === undefined) faults.push(`${name.text} is filled later`)
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const at = declared.get(node.text)
      const isName =
        (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
        (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
        ts.isBindingElement(node.parent) ||
        ts.isParameter(node.parent)
      if (at !== undefined && !isName && node.pos < at) faults.push(`${node.text} is named before it is there`)
    }
    ts.forEachChild(node, visit)
  }
  visit(block)
  return faults
}

describe('the wiring', () => {
  const bodyOf = (source: ts.SourceFile, name: string): ts.Block => {
    const found = source.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === name)
    if (!found || !ts.isFunctionDeclaration(found) || !found.body) throw new Error(`There is no function ${name}`)
    return found.body
  }

  it('names nothing before it is there: what needs each other meets by listening', () => {
    const source = sources.get('bot.ts')
    if (!source) throw new Error('There is no bot.ts')
    expect(wiringFaults(bodyOf(source, 'startBot'))).toEqual([])
  })

  it.each([
    ['let later: number\n later = 1', 'later is filled later'],
    ['const one = () => two\n const two = 2', 'two is named before it is there'],
  ])('is held to that: %j', (code, fault) => {
    const source = ts.createSourceFile('x.ts', `function wire() { ${code} }`, ts.ScriptTarget.ES2022, true)
    expect(wiringFaults(bodyOf(source, 'wire'))).toContain(fault)
  })
})
