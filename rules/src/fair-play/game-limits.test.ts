import { describe, expect, test } from 'vitest'
import { detectSignals } from './assess.ts'
import { battleAgainst, gameFacts, times } from './game-facts.test-kit.ts'
import { leavingSignal, type PopulationNorms } from './leaving.ts'
import { refusedMessageSignal } from './messages.ts'
import { opponentSignals, sameDeviceSignals } from './opponents.ts'

const UNKNOWN: PopulationNorms = { lost: 0, left: 0 }

describe('FP7 the limit of refused messages', () => {
  const games = (all: number, some: number, messages: { forged: number; late: number }) =>
    times(all, (number) => gameFacts(number, number < some ? { messages } : {}))

  test.for([
    { all: 4, accidents: 3, evidence: 4 },
    { all: 20, accidents: 5, evidence: 6 },
    { all: 50, accidents: 6, evidence: 7 },
  ])('FP7 forged messages in $accidents of $all games can be accidents, in $evidence they can’t', (row) => {
    const forged = { forged: 1, late: 0 }
    expect(refusedMessageSignal(games(row.all, row.accidents, forged))).toBeNull()
    expect(refusedMessageSignal(games(row.all, row.evidence, forged))?.figures).toMatchObject({
      games: row.all,
      gamesWithForged: row.evidence,
      gamesWithManyLate: 0,
    })
  })

  test('FP7 many late answers in 14 of 20 games can be a slow connection, in 15 they can’t', () => {
    const late = { forged: 0, late: 3 }
    expect(refusedMessageSignal(games(20, 14, late))).toBeNull()
    expect(refusedMessageSignal(games(20, 15, late))?.strength).toBeCloseTo(6.74, 2)
  })

  test('FP7 the figures add up all messages, and the games with either kind are shown', () => {
    const signal = refusedMessageSignal([
      ...times(9, (number) => gameFacts(number, { messages: { forged: 0, late: 4 } })),
      gameFacts(9, { messages: { forged: 2, late: 1 } }),
      gameFacts(10, { messages: { forged: 0, late: 2 } }),
      ...times(4, (number) => gameFacts(11 + number, { messages: { forged: 5, late: 0 } })),
    ])
    expect(signal).toMatchObject({
      figures: { games: 15, gamesWithForged: 5, forged: 22, gamesWithManyLate: 9, late: 39 },
      games: [14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((number) => `game-${number}`),
    })
  })
})

describe('FP8 the limit of games lost without playing', () => {
  test.for(['given', 'gave'] as const)('FP8 15 of 15 games %s can be chance, 16 of 16 can’t', (way) => {
    const all = (count: number) => times(count, (number) => battleAgainst(number, { [way]: true }))
    expect(opponentSignals(all(15))).toEqual([])
    expect(opponentSignals(all(16))).toMatchObject([
      { kind: 'same-pair', other: 'twin', figures: { games: 16, ratedGames: 16, won: 16, [way]: 16 } },
    ])
  })

  test('FP8 a third of the rated games against one opponent is enough, less is not', () => {
    const met = times(16, (number) => battleAgainst(number, { given: true }))
    const others = (count: number) =>
      times(count, (number) => battleAgainst(100 + number, { other: number % 2 === 0 ? null : `${number}` }))
    const solo = times(20, (number) => gameFacts(200 + number))
    expect(opponentSignals([...met, ...others(32), ...solo])).toHaveLength(1)
    expect(opponentSignals([...met, ...others(33)])).toEqual([])
  })

  test('FP8 each opponent is examined alone, and only the games lost in this way are shown', () => {
    const games = [
      ...times(19, (number) => battleAgainst(number, { given: true })),
      battleAgainst(19, { outcome: 'lost' }),
      ...times(19, (number) => battleAgainst(20 + number, { other: 'friend', outcome: 'lost', gave: true })),
    ]
    expect(opponentSignals(games)).toMatchObject([
      { other: 'twin', figures: { games: 20, won: 19, given: 19 } },
      { other: 'friend', figures: { games: 19, won: 0, gave: 19 } },
    ])
    expect(opponentSignals(games)[0]?.games).toEqual(times(19, (number) => `game-${18 - number}`))
  })

  test('FP8 games against accounts that are gone are not one opponent’s', () => {
    expect(
      opponentSignals(times(30, (number) => battleAgainst(number, { other: null, given: true }))),
    ).toEqual([])
  })
})

describe('FP9 the limit of leaving', () => {
  const left = (count: number) =>
    times(count, (number) => battleAgainst(number, { outcome: 'lost', leftBehind: true }))

  test('FP9 11 of 11 lost games left can be chance, 12 of 12 can’t', () => {
    expect(leavingSignal(left(11), UNKNOWN)).toBeNull()
    const signal = leavingSignal(left(12), UNKNOWN)
    expect(signal?.figures).toMatchObject({ lost: 12, left: 12, expectedAtMost: 0.3 })
    expect(signal?.strength).toBeCloseTo(0.3 * 6.2745, 3)
  })

  test('FP9 only lost games count, and only the left ones are shown', () => {
    const games = [
      ...left(17),
      ...times(3, (number) => battleAgainst(17 + number, { outcome: 'lost' })),
      ...times(10, (number) => battleAgainst(20 + number, { leftBehind: true })),
    ]
    const signal = leavingSignal(games, UNKNOWN)
    expect(signal?.figures).toMatchObject({ lost: 20, left: 17 })
    expect(signal?.games).toEqual(times(17, (number) => `game-${16 - number}`))
  })

  test.for([
    { norms: { lost: 199, left: 199 }, enough: 12 },
    { norms: { lost: 200, left: 20 }, enough: 12 },
    { norms: { lost: 200, left: 60 }, enough: 28 },
  ])('FP9 where players leave $norms.left of $norms.lost, $enough games are needed', ({ norms, enough }) => {
    expect(leavingSignal(left(enough - 1), norms)).toBeNull()
    expect(leavingSignal(left(enough), norms)).not.toBeNull()
  })
})

describe('FP10 FP11 the same browser', () => {
  const shared = (count: number, from = 0, other = 'twin') =>
    times(count, (number) => battleAgainst(from + number, { other, sameDevice: true }))

  test.for([
    { games: 3, strength: 5 },
    { games: 4, strength: 6 },
    { games: 8, strength: 10 },
    { games: 9, strength: 10 },
  ])('FP11 $games games count for $strength', ({ games, strength }) => {
    expect(sameDeviceSignals(shared(games))).toMatchObject([{ strength, figures: { games } }])
  })

  test('FP10 games against different accounts are not added up, and only the shared ones are shown', () => {
    expect(sameDeviceSignals([...shared(2), ...shared(2, 2, 'friend')])).toEqual([])
    const [signal] = sameDeviceSignals([...shared(3), battleAgainst(3)])
    expect(signal?.games).toEqual(['game-2', 'game-1', 'game-0'])
  })
})

test.for([
  { newer: 47, signals: 1 },
  { newer: 48, signals: 0 },
])('FP2 three games are evidence after $newer newer ones: $signals', ({ newer, signals }) => {
  const shared = times(3, (number) => battleAgainst(number, { sameDevice: true }))
  const since = times(newer, (number) => gameFacts(3 + number))
  expect(detectSignals([...shared, ...since], UNKNOWN)).toHaveLength(signals)
})

test('FP2 the strongest signal comes first', () => {
  const games = times(16, (number) => ({
    ...battleAgainst(number, { given: true, sameDevice: true }),
    messages: { forged: 1, late: 0 },
  }))
  expect(detectSignals(games, UNKNOWN).map(({ kind }) => kind)).toEqual([
    'refused-messages',
    'same-device',
    'same-pair',
  ])
})
