import { expect, it } from 'vitest'
import { svgFaults } from '../question-media/svg-faults.ts'
import { drawIcons, missingIcons } from './icons.ts'

it.each(['shadow giraffe', 'whole violin', 'zoom zebra 8 13 11', 'row sun + fish', 'row pig pig pig'])(
  '%s is drawn without anything that tells',
  (of) => {
    expect(missingIcons(of)).toEqual([])
    expect(svgFaults(drawIcons(of))).toEqual([])
  },
)

it('a shadow has one colour on paper', () => {
  expect(new Set(drawIcons('shadow giraffe').match(/#[\da-f]{6}/g))).toHaveProperty('size', 2)
})

it('an unknown icon and an unknown way to draw are reported', () => {
  expect(missingIcons('row lion + wumpus')).toEqual(['wumpus'])
  expect(missingIcons('upside-down lion')).toEqual(['upside-down'])
})
