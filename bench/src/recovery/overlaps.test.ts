import {
  Playthrough,
  sampleBot,
  sampleOpening,
  samplePlayer,
} from '@trivium/rules/modes/battle/playthrough.test-kit'
import { JOIN_MS } from '@trivium/rules/modes/battle/state'
import { describe, expect, test } from 'vitest'
import { checkOverlaps, type Stay, staysIn } from './overlaps.ts'

const stay = (matchId: string, from: number, to: number, uid = 'anna'): Stay => ({ uid, matchId, from, to })

describe('the time in a match', () => {
  const opening = sampleOpening({ at: 1_000, entry: 'invited' })

  test('lasts from the opening to the end, also if nobody joins', () => {
    const { journal } = new Playthrough(opening).wait(JOIN_MS)
    expect(journal.at(-1)).toMatchObject({ type: 'ended', reason: 'not-joined' })
    const to = 1_000 + JOIN_MS
    expect(staysIn('m', journal)).toEqual([stay('m', 1_000, to), stay('m', 1_000, to, 'ben')])
  })

  test('has no end while the match goes on, and bots are left out', () => {
    const players = [samplePlayer('anna'), sampleBot('regular')] as const
    const stays = staysIn('m', [sampleOpening({ at: 5, players })])
    expect(stays).toEqual([stay('m', 5, Number.POSITIVE_INFINITY)])
  })
})

test.each<[string, Stay[], string[]]>([
  ['one after the other', [stay('b', 200, 300), stay('a', 100, 200)], []],
  ['of two players', [stay('a', 100, 200), stay('b', 150, 250, 'ben')], []],
  ['that overlap', [stay('b', 150, 250), stay('a', 100, 200)], ['anna was in a and b at once']],
  [
    'within a longer one',
    [stay('a', 100, 900), stay('b', 200, 300), stay('c', 400, 500)],
    ['anna was in a and b at once', 'anna was in a and c at once'],
  ],
  [
    'after one without an end',
    [stay('a', 100, Number.POSITIVE_INFINITY), stay('b', 500, 600)],
    ['anna was in a and b at once'],
  ],
])('matches %s', (_, stays, expected) => {
  expect(checkOverlaps(stays, 0)).toEqual(expected)
})

test.each<[string, Stay[], number]>([
  // The first one's end is by a clock that is 10 s ahead.
  ['that begins before the end of the last one', [stay('a', 100, 12_000), stay('b', 3_000, 90_000)], 0],
  // The first one's opening is by that clock too.
  ['that seems to lie within the next one', [stay('a', 10_000, 13_000), stay('b', 4_000, 90_000)], 0],
  ['that begins too early for that', [stay('a', 100, 60_000), stay('b', 30_000, 90_000)], 1],
])('a match %s, with clocks that differ by 10 s', (_, stays, faults) => {
  expect(checkOverlaps(stays, 10_000)).toHaveLength(faults)
})
