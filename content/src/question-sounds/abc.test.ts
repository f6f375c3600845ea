import { expect, test } from 'vitest'
import { oddBars, readTune } from './abc.ts'

const tune = (music: string, metre = '4/4') =>
  readTune(`X:1\nT:A tune\nM:${metre}\nL:1/4\nQ:1/4=120\n%%MIDI program 0\nK:C\n${music}`)

test('the bars of a tune have the lengths of their notes, chords and rests', () => {
  const { title, bars, seconds } = tune('"C"C>D E/F/ z | [CEG]2 c\'3/2 _B,/ | (3CDE F2 G | A4-|A')
  expect(title).toBe('A tune')
  expect(bars.map((length) => Math.round(length * 1000) / 1000)).toEqual([1, 1, 1.25, 1, 0.25])
  expect(seconds).toBeCloseTo(9)
})

test.for([
  ['G | C D E F | G3', []],
  ['C D E F | C D E | C4', [2]],
  ['C D E F G | C4', [1]],
  ['C4 | C5 | C4', [2]],
] as const)('%s has these odd bars: %j', ([music, odd]) => {
  expect(oddBars(tune(music))).toEqual(odd)
})
