import { describe, expect, test } from 'vitest'
import type { SeatIndex } from './events.ts'
import { Playthrough } from './playthrough.test-kit.ts'

/** The reading time of the playthrough's questions is 2 s, so time is up after 12 s. */
const TIME = 12_000

const asked = (index = 0): Playthrough => new Playthrough().waitForQuestion(index)
const leave = (game: Playthrough, seat: SeatIndex) => game.ask({ type: 'leave', seat })
const comeBack = (game: Playthrough, seat: SeatIndex) => game.ask({ type: 'return', seat })

describe('B14 one player away', () => {
  test('B14 is visible to the other, with the seconds left', () => {
    const game = asked()
    leave(game, 0)
    expect(game.view(1).awayUntil).toEqual([game.now + 20_000, null])
    comeBack(game, 0)
    expect(game.view(1).awayUntil).toEqual([null, null])
  })

  test('B14 does not stop the question’s clock', () => {
    const game = asked()
    leave(game, 0)
    game.wait(5_000)
    comeBack(game, 0)
    expect(game.view(0).answerBy).toBe(game.now + TIME - 5_000)
  })

  test('B14 can be away for 20 s in the whole match, over several absences', () => {
    const game = asked()
    for (const left of [20_000, 14_000, 8_000, 2_000, 0]) {
      leave(game, 0)
      expect(game.view(1).awayUntil[0]).toBe(game.now + left)
      game.wait(6_000)
      comeBack(game, 0)
    }
  })

  test('B14 while seconds are left the question stays open for the absent player', () => {
    const game = asked()
    leave(game, 0)
    game.answer(1, 'right')
    game.wait(TIME - 1)
    expect(game.state.phase).toBe('question')
  })

  test('B14 when the 20 s run out during a question that the other has answered, the question closes', () => {
    const game = asked(1)
    leave(game, 0)
    game.wait(TIME + 2_500)
    expect(game.index).toBe(2)
    game.answer(1, 'right')
    game.wait(5_499)
    expect(game.state.phase).toBe('question')
    game.wait(1)
    expect(game.journal.at(-1)).toMatchObject({ type: 'closed', index: 2 })
  })

  test('B14 once the 20 s are used up, a question closes with the answer of the present player', () => {
    const game = asked()
    leave(game, 0)
    game.wait(20_000).waitForQuestion(3)
    game.wait(1_000)
    expect(game.state.phase).toBe('question')
    game.answer(1, 'right')
    game.wait(0)
    expect(game.journal.at(-1)).toMatchObject({ type: 'closed', index: 3, at: game.now })
  })

  test('B14 the present player keeps their full time', () => {
    const game = asked()
    leave(game, 0)
    game.wait(20_000).waitForQuestion(3).wait(TIME)
    expect(game.journal.at(-1)).toMatchObject({ type: 'closed', index: 3, at: game.now })
  })

  test('B14 a player who is back can answer again, even with no seconds left', () => {
    const game = asked()
    leave(game, 0)
    game.wait(20_000).waitForQuestion(3)
    comeBack(game, 0)
    game.answer(1, 'right')
    game.wait(3_000)
    expect(game.answer(0, 'right').ok).toBe(true)
    expect(game.view(0).scores).toEqual([1, 1])
  })

  test('B14 a change of presence that has already been applied is refused as nothing-due', () => {
    const game = asked()
    expect(comeBack(game, 0)).toEqual({ ok: false, refusal: 'nothing-due' })
    leave(game, 0)
    expect(leave(game, 0)).toEqual({ ok: false, refusal: 'nothing-due' })
  })
})

describe('B18 an answer without a live connection', () => {
  test('B18 marks its player as present', () => {
    const game = asked()
    leave(game, 0)
    game.wait(1_000)
    expect(game.answer(0, 'right')).toMatchObject({
      ok: true,
      events: [{ type: 'returned', seat: 0 }, { type: 'answered' }],
    })
    expect(game.view(1).awayUntil).toEqual([null, null])
  })

  test('B18 B17 restarts a stopped clock', () => {
    const game = asked()
    game.wait(1_000)
    leave(game, 0)
    game.ask({ type: 'resume' })
    game.wait(40_000)
    expect(game.answer(0, 'right').ok).toBe(true)
    expect(game.view(0).answerBy).toBe(game.now + TIME - 1_000)
  })

  test('B18 does not mark its player as present when it is refused', () => {
    const game = asked()
    leave(game, 0)
    expect(game.ask({ type: 'answer', seat: 0, index: 5, choice: 0 })).toEqual({
      ok: false,
      refusal: 'question-not-open',
    })
    expect(game.state.seats[0].awaySince).not.toBeNull()
  })
})
