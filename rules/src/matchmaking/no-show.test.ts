import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE } from '../time.ts'
import { type NoShows, recordNoShow } from './no-show.ts'

/** The pauses, in minutes, that follow misses at these minutes. */
const pauses = (...minutes: number[]): (number | null)[] => {
  let misses: NoShows = []
  return minutes.map((minute) => {
    const missed = recordNoShow(misses, minute * MINUTE)
    misses = missed.misses
    return missed.pausedUntil === null ? null : missed.pausedUntil / MINUTE - minute
  })
}

test('P10 the first miss is free, then the pauses grow', () => {
  expect(pauses(0, 1, 4, 10, 26)).toEqual([null, 2, 5, 15, 15])
})

test('P10 a miss is forgotten after 30 minutes', () => {
  expect(pauses(0, 30)).toEqual([null, null])
  expect(pauses(0, 29.99)).toEqual([null, 2])
  expect(pauses(0, 10, 35)).toEqual([null, 2, 2])
})

test('P10 the record contains only misses that still count', () => {
  expect(recordNoShow([0, 10 * MINUTE], 35 * MINUTE).misses).toEqual([10 * MINUTE, 35 * MINUTE])
})

test('P10 no pause is longer than 15 minutes, and none ends in the past', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 12 }), (waits) => {
      let at = 0
      const minutes = waits.map((wait) => (at += wait))
      for (const pause of pauses(...minutes)) expect([null, 2, 5, 15]).toContain(pause)
    }),
  )
})
