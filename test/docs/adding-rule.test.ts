import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Copy, patience } from './copy.js'
import { root } from './documents.js'

// The steps of "… a rule" in CONTRIBUTING, followed in a copy of the project: a switch that gives the point of a Herzstich.
const copy = new Copy('test/engine', 'test/oracle', 'test/golden', 'test/laws', 'test/support')
beforeAll(() => copy.build(), patience)
afterAll(() => copy.remove())

/** The row of the switch that the new one is like. */
const row = /^ {2}herzstich: .*\n/m
const another = (line: string): string => line + line.replace('herzstich', 'herzrunde')
const words = 'src/discord/look/switches.ts'
const shown = 'test/engine/golden-switches.test.ts'

/** In what the judges first differ on 60 random deals with the switch; null: in nothing. */
const comparison = `
  import { compareDeal } from './test/oracle/agree.ts'
  const rules = { preset: 'ddv', set: { herzrunde: true } }
  const found = Array.from({ length: 60 }, (_, deal) => compareDeal(rules, 'herzrunde/' + deal, { positions: 60, attempts: 2 }))
  console.log(JSON.stringify(found.find((one) => one !== null) ?? null))`

const simulate = ['dist/src/cli.js', 'simulate', '--games', '60', '--records', '--set', 'herzrunde=true']

/** Each step builds on those before it, so all are one test; what fails names its step. */
const steps: (readonly [string, () => void | Promise<void>])[] = []
const step = (name: string, follow: () => void | Promise<void>): void => void steps.push([name, follow])

step('a row without words does not compile, and says so where words are looked up', () => {
  copy.edit('src/engine/rules/switches.ts', row, another)
  const found = copy.complaints(words, 'src/engine/index.ts', 'src/engine/rules/special.ts')
  expect(found.length).toBeGreaterThan(0)
  for (const complaint of found) expect(complaint).toMatch(/^src\/discord\/look\/switches\.ts: .*switch\.herzrunde/s)
})

step('with its words it compiles; records, commands and menus have it by themselves, and it counts', async () => {
  copy.say({ 'switch.herzrunde': 'Herzrunde', 'switch.herzrunde.about': 'Herz going round is worth a point.' })
  copy.edit('src/engine/rules/special.ts', /options\.herzstich\b/, () => '(options.herzstich || options.herzrunde)')
  await copy.build()
  expect(copy.complaints(words, 'src/engine/index.ts', 'src/engine/rules/special.ts')).toEqual([])
  const { code, said } = await copy.node(...simulate)
  expect(code).toBe(0)
  expect(said).toContain('"set":{"herzrunde":true}')
  expect(said).toContain('"code":"herzstich"')
  const menu = `import { switchesIn } from './dist/src/discord/look/switches.js'; console.log(JSON.stringify(switchesIn('special')))`
  expect(await copy.asked(menu)).toContain('herzrunde')
})

step('until the second judge and a deal know it tests fail, and then they pass', async () => {
  expect(await copy.asked(comparison)).toMatchObject({ what: 'start', slow: { code: 'unknown-switch' } })
  const before = await copy.test(shown)
  expect(before.code).toBe(1)
  expect(before.said).toContain('every switch that concerns a deal has such a record')

  copy.edit('test/oracle/switches.ts', row, another)
  copy.edit('test/oracle/result.ts', /deal\.options\.herzstich\b/, () => '(deal.options.herzstich || deal.options.herzrunde)') // prettier-ignore
  const golden = 'test/golden/switches.jsonl'
  const deals = readFileSync(path.join(root, golden), 'utf8')
  const line = deals.split('\n').find((one) => one.includes('"switch":"herzstich"')) ?? ''
  copy.write(golden, deals + line.replaceAll('"herzstich":true', '"herzrunde":true').replace('"switch":"herzstich"', '"switch":"herzrunde"') + '\n') // prettier-ignore
  expect(await copy.asked(comparison)).toBeNull()
  expect(await copy.test(shown)).toMatchObject({ code: 0 })
})

step('touched the rules, the words and the second judge, and nothing else', () => {
  expect(copy.changed).toEqual([
    'assets/locales/de.json',
    'assets/locales/en.json',
    'assets/locales/no.json',
    'src/engine/rules/special.ts',
    'src/engine/rules/switches.ts',
    'test/golden/switches.jsonl',
    'test/oracle/result.ts',
    'test/oracle/switches.ts',
  ])
})

it(
  'a rule is added by its steps',
  async () => {
    for (const [name, follow] of steps) {
      try {
        await follow()
      } catch (error) {
        if (error instanceof Error) error.message = `${name}: ${error.message}`
        throw error
      }
    }
  },
  patience,
)
