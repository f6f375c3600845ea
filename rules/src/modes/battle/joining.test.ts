import { describe, expect, test } from 'vitest'
import { Playthrough, sampleOpening } from './playthrough.test-kit.ts'

const invited = (): Playthrough => new Playthrough(sampleOpening({ entry: 'invited' }))
const join = (game: Playthrough, seat: 0 | 1) => game.ask({ type: 'join', seat })
const navigate = (game: Playthrough) => game.ask({ type: 'navigate', seat: 0 })

describe('B1 joining', () => {
  test('B1 is a separate command of each seat', () => {
    const game = invited()
    join(game, 1)
    expect(game.view(0).joined).toEqual([false, true])
    expect(game.state.phase).toBe('joining')
    expect(game.view(0).startsAt).toBeNull()
  })

  test('B1 is accepted until the 10 s are over', () => {
    const game = invited().wait(9_999)
    expect(game.view(0).joinBy).toBe(game.now + 1)
    expect(join(game, 0)).toMatchObject({ ok: true, events: [{ type: 'joined', seat: 0 }] })
  })

  test('B1 is refused at the end of the 10 s, before any tick', () => {
    const game = invited()
    game.now += 10_000
    expect(join(game, 0)).toEqual({ ok: false, refusal: 'match-not-joining' })
  })

  test('B1 B7 nobody can answer, resign or leave before both have joined', () => {
    const game = invited()
    join(game, 0)
    for (const type of ['resign', 'leave', 'return'] as const)
      expect(game.ask({ type, seat: 0 })).toEqual({ ok: false, refusal: 'match-not-started' })
    expect(game.answer(0, 'right')).toEqual({ ok: false, refusal: 'match-not-started' })
  })
})

describe('B23 declining', () => {
  test.for([[], [1]] as const)('B23 ends the match at once, with %j joined', (seats) => {
    const game = invited()
    for (const seat of seats) join(game, seat)
    game.wait(2_000)
    expect(game.ask({ type: 'decline', seat: 0 })).toMatchObject({ ok: true })
    expect(game.state.ended).toEqual({ at: game.now, reason: 'not-joined', winner: null })
    expect(game.state.seats.map(({ declined }) => declined)).toEqual([true, false])
  })

  test('B23 is refused after joining', () => {
    const game = invited()
    join(game, 0)
    expect(game.ask({ type: 'decline', seat: 0 })).toEqual({ ok: false, refusal: 'match-not-joining' })
  })
})

describe('B2 when not both have joined', () => {
  test.for([[], [0], [1]] as const)('B2 with %j joined the battle ends as not-joined', (seats) => {
    const game = invited()
    for (const seat of seats) join(game, seat)
    game.wait(10_000)
    expect(game.state.ended).toEqual({ at: game.now, reason: 'not-joined', winner: null })
    expect(game.view(0).joined).toEqual([seats.some((seat) => seat === 0), seats.some((seat) => seat === 1)])
  })

  test('B2 B13 afterwards nobody can join, offer a rematch or resume', () => {
    const game = invited().wait(10_000)
    expect(join(game, 0)).toEqual({ ok: false, refusal: 'match-over' })
    expect(game.ask({ type: 'resume' })).toEqual({ ok: false, refusal: 'match-over' })
    expect(game.ask({ type: 'offer-rematch', seat: 0, next: 'next' })).toEqual({
      ok: false,
      refusal: 'match-not-over',
    })
  })
})

describe('B3 when both have joined', () => {
  test('B3 the first question is asked 3 s after the second player has joined', () => {
    const game = invited()
    join(game, 0)
    game.wait(4_000)
    join(game, 1)
    expect(game.state.phase).toBe('starting')
    expect(game.view(1).startsAt).toBe(game.now + 3_000)
    game.wait(2_999)
    expect(game.view(1).question).toBeNull()
    game.wait(1)
    expect(game.view(1)).toMatchObject({ phase: 'question', index: 0, askedAt: game.now })
  })

  test('E5 joining twice changes nothing, also after the countdown', () => {
    const game = invited()
    join(game, 0)
    expect(join(game, 0)).toEqual({ ok: true, events: [] })
    game.now += 10_000
    expect(join(game, 0)).toEqual({ ok: true, events: [] })
  })
})

describe('B4 navigating to the match', () => {
  test('B4 is refused before both have joined', () => {
    expect(navigate(invited())).toEqual({ ok: false, refusal: 'match-not-ready' })
  })

  test('B4 E5 is recorded once', () => {
    const game = invited()
    join(game, 0)
    join(game, 1)
    expect(navigate(game)).toMatchObject({ events: [{ type: 'navigated' }] })
    expect(navigate(game)).toEqual({ ok: true, events: [] })
    expect(game.state.navigated).toBe(true)
  })

  test('B4 is not recorded for a match that never began', () => {
    const game = invited().wait(10_000)
    expect(navigate(game)).toEqual({ ok: false, refusal: 'match-over' })
  })
})

describe('B21 withdrawing', () => {
  const withdraw = (game: Playthrough, seat: 0 | 1) => game.ask({ type: 'withdraw', seat })

  test('B21 before joining, it immediately ends a battle that the other has joined', () => {
    const game = invited()
    join(game, 1)
    withdraw(game, 0)
    expect(game.state.ended).toEqual({ at: game.now, reason: 'not-joined', winner: null })
    expect(game.view(1).joined).toEqual([false, true])
  })

  test('B21 after joining, it undoes the joining, and the battle ends as soon as the other joins', () => {
    const game = invited()
    join(game, 0)
    withdraw(game, 0)
    game.wait(9_000)
    expect(game.view(1)).toMatchObject({ phase: 'joining', joined: [false, false] })
    expect(join(game, 1).ok).toBe(true)
    expect(game.state.ended).toEqual({ at: game.now, reason: 'not-joined', winner: null })
    expect(game.view(1).joined).toEqual([false, true])
  })

  test('B21 B2 leaves the countdown unchanged if the other does not join', () => {
    const game = invited()
    withdraw(game, 0)
    expect(game.wait(9_999).state.phase).toBe('joining')
    expect(game.wait(1).state.ended?.reason).toBe('not-joined')
  })

  test('B21 E5 is permanent: the player can no longer join, and withdrawing again changes nothing', () => {
    const game = invited()
    withdraw(game, 0)
    expect(join(game, 0)).toEqual({ ok: false, refusal: 'match-not-joining' })
    expect(withdraw(game, 0)).toEqual({ ok: true, events: [] })
  })

  test('B21 B12 once both have joined, it counts as resigning', () => {
    const game = invited()
    join(game, 0)
    join(game, 1)
    withdraw(game, 0)
    expect(game.state.ended).toEqual({ at: game.now, reason: 'resigned', winner: 1 })
    expect(withdraw(game, 0)).toEqual({ ok: false, refusal: 'match-over' })
  })
})

test('B19 a seated battle begins after 3 s without joining', () => {
  const game = new Playthrough(sampleOpening({ entry: 'seated' }))
  expect(game.view(0)).toMatchObject({ phase: 'starting', joined: [true, true], startsAt: game.now + 3_000 })
  expect(join(game, 0)).toEqual({ ok: true, events: [] })
  expect(navigate(game)).toEqual({ ok: true, events: [] })
  expect(game.wait(3_000).state.phase).toBe('question')
})
