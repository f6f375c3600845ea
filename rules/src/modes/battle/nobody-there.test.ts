import { describe, expect, test } from 'vitest'
import type { SeatIndex } from './events.ts'
import { Playthrough, sampleBot, sampleOpening, samplePlayer } from './playthrough.test-kit.ts'

/** The reading time of the playthrough's questions is 2 s, so time is up after 12 s. */
const TIME = 12_000

const asked = (index = 0): Playthrough => new Playthrough().waitForQuestion(index)
const leave = (game: Playthrough, seat: SeatIndex) => game.ask({ type: 'leave', seat })
const comeBack = (game: Playthrough, seat: SeatIndex) => game.ask({ type: 'return', seat })
const restart = (game: Playthrough) => game.ask({ type: 'resume' })

describe('B15 nobody present', () => {
  test('B15 a question that two people have open runs out, and the next waits for one of them', () => {
    const game = asked()
    game.wait(4_000)
    leave(game, 0)
    leave(game, 1)
    game.wait(TIME - 4_000)
    expect(game.state.phase).toBe('reveal')
    game.wait(40_000)
    expect(game.state.rounds).toHaveLength(1)
    comeBack(game, 1)
    expect(game.view(1).nextAt).toBe(game.now + 2_500)
  })

  test('B15 leaving while the other is away gains no time', () => {
    const game = asked()
    leave(game, 0)
    game.wait(4_000)
    leave(game, 1)
    game.wait(5_000)
    comeBack(game, 1)
    expect(game.view(1).answerBy).toBe(game.now + TIME - 9_000)
    game.answer(1, 'right')
    expect(game.state.rounds[0]?.answers[1]).toEqual({ choice: 0, ms: 9_000 })
  })

  test('B15 nobody’s 20 s count down meanwhile', () => {
    const game = asked()
    leave(game, 0)
    game.wait(6_000)
    leave(game, 1)
    game.wait(40_000)
    comeBack(game, 1)
    expect(game.view(1).awayUntil).toEqual([game.now + 14_000, null])
    leave(game, 1)
    game.wait(10_000)
    comeBack(game, 0)
    expect(game.view(0).awayUntil).toEqual([null, game.now + 20_000])
  })

  test('B15 a reveal and the time before the first question stop too', () => {
    const reveal = asked().wait(TIME + 500)
    const starting = new Playthrough().wait(500)
    for (const game of [reveal, starting]) {
      leave(game, 0)
      leave(game, 1)
      game.wait(30_000)
      comeBack(game, 0)
    }
    expect(reveal.view(0).nextAt).toBe(reveal.now + 2_000)
    expect(starting.view(0).startsAt).toBe(starting.now + 2_500)
  })

  test('B15 against a bot, leaving stops the clock at once, and the bot waits', () => {
    const game = new Playthrough(
      sampleOpening({ rated: false, players: [samplePlayer('anna'), sampleBot('expert')] }),
    ).waitForQuestion(0)
    leave(game, 0)
    game.wait(10 * 60_000)
    expect(game.state.rounds[0]?.answers).toEqual([null, null])
    comeBack(game, 0)
    expect(game.view(0).answerBy).toBe(game.now + TIME)
  })
})

describe('B16 a battle that both have left', () => {
  test.for([
    { answers: 0, reason: 'no-contest' },
    { answers: 1, reason: 'no-contest' },
    { answers: 2, reason: 'abandoned' },
  ])('B16 after 60 s and $answers answered questions it ends as $reason', ({ answers, reason }) => {
    const game = asked()
    for (let index = 0; index < answers; index++) {
      game.waitForQuestion(index)
      game.answer(1, 'right')
    }
    leave(game, 0)
    leave(game, 1)
    game.wait(59_999)
    expect(game.state.ended).toBeNull()
    game.wait(1)
    expect(game.state.ended).toMatchObject({ reason, at: game.now })
  })

  test('B16 an abandoned battle is scored by the closed questions', () => {
    const game = asked()
    for (const index of [0, 1, 2]) {
      game.waitForQuestion(index)
      game.answer(0, index === 0 ? 'right' : 'wrong')
      if (index < 2) game.answer(1, 'wrong')
    }
    leave(game, 1)
    leave(game, 0)
    game.wait(60_000)
    expect(game.state.ended).toMatchObject({ reason: 'abandoned', winner: 0 })
    expect(game.view(0)).toMatchObject({ scores: [1, 0], awayUntil: [null, null] })
  })

  test('B16 a game against a bot is kept for half an hour', () => {
    const game = new Playthrough(
      sampleOpening({ rated: false, players: [samplePlayer('anna'), sampleBot('novice')] }),
    )
    leave(game, 0)
    expect(game.wait(30 * 60_000 - 1).state.ended).toBeNull()
    expect(game.wait(1).state.ended?.reason).toBe('no-contest')
  })
})

describe('B17 a server restart', () => {
  test('B17 stops the clock at the last event', () => {
    const game = asked()
    game.wait(3_000)
    game.answer(0, 'right')
    game.now += 500_000
    restart(game)
    game.wait(20_000)
    comeBack(game, 1)
    expect(game.view(1)).toMatchObject({ otherAnswered: true, answerBy: game.now + TIME - 3_000 })
  })

  test('B22 gives later answers to the open question no time, as it could be read meanwhile', () => {
    const game = asked()
    game.wait(1_500)
    game.answer(0, 'right')
    game.ask({ type: 'resume' })
    game.wait(5_000)
    game.answer(1, 'right')
    expect(game.state.rounds[0]?.answers).toMatchObject([{ ms: 1_500 }, { ms: null }])
    game.waitForQuestion(1).wait(3_000)
    game.answer(1, 'right')
    expect(game.state.rounds[1]?.answers[1]?.ms).toBe(3_000)
  })

  test('B17 gives both players their full 20 s again', () => {
    const game = asked()
    leave(game, 0)
    game.wait(15_000)
    comeBack(game, 0)
    restart(game)
    comeBack(game, 1)
    expect(game.view(1).awayUntil).toEqual([game.now + 20_000, null])
  })

  test('B17 costs nobody time even if it happens twice in a row', () => {
    const game = asked().wait(3_000)
    for (const ms of [1_000, 70_000]) {
      game.now += ms
      restart(game)
    }
    comeBack(game, 0)
    expect(game.view(0).answerBy).toBe(game.now + TIME)
  })

  test('B17 B1 restarts the countdown for joining', () => {
    const game = new Playthrough(sampleOpening({ entry: 'invited' }))
    game.ask({ type: 'join', seat: 1 })
    game.wait(8_000)
    restart(game)
    expect(game.view(0)).toMatchObject({ joinBy: game.now + 10_000, joined: [false, true] })
  })

  test('B17 B16 if nobody comes back, the battle ends after 60 s', () => {
    const game = asked()
    restart(game)
    expect(game.wait(60_000).state.ended?.reason).toBe('no-contest')
  })
})
