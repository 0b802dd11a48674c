import { expect, test } from 'vitest'

test('the tables of the rules can be built', async () => {
  const { switchIds } = await import('../../../src/engine/index.js')
  expect(switchIds).toContain('nines')
})
