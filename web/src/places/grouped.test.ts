import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

const PARTS = [
  { name: 'North Africa', places: ['EG', 'DZ'] },
  { name: 'West Africa', places: ['GH'] },
  { name: 'East Africa', places: ['KE'] },
]

const [kenya, egypt, algeria, elsewhere] = [
  { place: 'KE', name: 'Kenya' },
  { place: 'EG', name: 'Egypt' },
  { place: 'DZ', name: 'Algeria' },
  { place: 'XX', name: 'Elsewhere' },
] as const

test('places stand by name below the parts of their region, and parts without any are left out', () => {
  expect(grouped([kenya, egypt, algeria], PARTS)).toEqual([
    ['North Africa', [algeria, egypt]],
    ['East Africa', [kenya]],
  ])
})

test('a place of no part comes last', () => {
  expect(grouped([elsewhere, kenya], PARTS)).toEqual([
    ['East Africa', [kenya]],
    ['Others', [elsewhere]],
  ])
})

test('without parts there is one group without a title', () => {
  expect(grouped([kenya, egypt])).toEqual([['', [egypt, kenya]]])
  expect(grouped([kenya, egypt], PARTS.slice(0, 1))).toEqual([['', [egypt, kenya]]])
})
