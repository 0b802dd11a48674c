import { expect, test } from 'vitest'
import {
  areas,
  differencesOf,
  presets,
  switches,
  switchesIn,
  switchIds,
  switchNamed,
  valuesOf,
  withSwitch,
} from '../../../src/engine/index.js'

test('every switch is in one area, in the order of the table', () => {
  const all = areas.flatMap((area) => switchesIn(area))
  expect([...all].sort()).toEqual([...switchIds].sort())
  expect(switchesIn('cards').slice(0, 3)).toEqual(['nines', 'takeBack', 'secondDulle'])
})

test('a switch is found by its name, with what it may be', () => {
  expect([switchNamed('fuchs'), switchNamed('unknown'), switchNamed(undefined)]).toEqual(['fuchs', null, null])
  expect(valuesOf('soloTie')).toBe(switches.soloTie.values)
})

test('only what really differs from the preset is a difference', () => {
  const changed = withSwitch(withSwitch(presets.ddv, 'fuchs', false), 'nines', false)
  expect(changed).toEqual({ preset: 'ddv', set: { fuchs: false, nines: false } })
  expect(differencesOf(changed).map(({ id, value, standard }) => [id, value, standard])).toEqual([
    ['nines', false, true],
    ['fuchs', false, true],
  ])
  expect(differencesOf({ preset: 'ddv', set: { nines: true } })).toEqual([])
  expect(withSwitch(changed, 'nines', true).set).toEqual({ fuchs: false })
  expect(withSwitch(changed, 'fuchs', false).set).toEqual({ nines: false, fuchs: false })
})
