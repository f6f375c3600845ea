import { describe, expect, test } from 'vitest'
import type { SeatIndex } from './events.ts'
import { Playthrough, sampleBot, sampleOpening, samplePlayer } from './playthrough.test-kit.ts'

const ended = (game = new Playthrough()): Playthrough => {
  game.waitForTheEnd()
  return game
}
const offer = (game: Playthrough, seat: SeatIndex, next = 'next') =>
  game.ask({ type: 'offer-rematch', seat, next })
const decline = (game: Playthrough, seat: SeatIndex) => game.ask({ type: 'decline-rematch', seat })
const refused = (refusal: string) => ({ ok: false, refusal })

describe('B12 resigning', () => {
  test.for([0, 1] as const)('B12 seat %i loses at once, even when ahead', (seat) => {
    const game = new Playthrough().waitForQuestion(0)
    game.answer(seat, 'right')
    game.waitForQuestion(1)
    game.ask({ type: 'resign', seat })
    expect(game.state.ended).toEqual({ at: game.now, reason: 'resigned', winner: seat === 0 ? 1 : 0 })
    expect(game.view(0).scores[seat]).toBe(1)
  })

  test('B12 the open question counts for neither player and is not revealed', () => {
    const game = new Playthrough().waitForQuestion(0)
    game.answer(1, 'right')
    game.ask({ type: 'resign', seat: 0 })
    expect(game.view(1)).toMatchObject({ scores: [0, 0], marks: [[], []], reveal: null })
  })

  test('B12 is possible before the first question, and not after the end', () => {
    const game = new Playthrough()
    expect(game.ask({ type: 'resign', seat: 0 }).ok).toBe(true)
    expect(game.ask({ type: 'resign', seat: 1 })).toEqual(refused('match-over'))
  })

  test('B12 B15 the end of a game with nobody present ends its suspension too', () => {
    const game = new Playthrough()
    game.ask({ type: 'leave', seat: 0 })
    game.ask({ type: 'leave', seat: 1 })
    game.ask({ type: 'resign', seat: 0 })
    expect(game.state).toMatchObject({ phase: 'ended', suspension: null })
    expect(game.ask({ type: 'return', seat: 0 })).toEqual(refused('match-over'))
  })
})

describe('B13 a rematch', () => {
  test('B13 is agreed when both have offered it', () => {
    const game = ended()
    offer(game, 1, 'one')
    expect(game.view(0).rematch).toEqual({ offers: [false, true], next: null })
    offer(game, 0, 'two')
    expect(game.view(1).rematch).toEqual({ offers: [true, true], next: 'two' })
  })

  test('B13 E5 offering again changes nothing, before and after it is agreed', () => {
    const game = ended()
    offer(game, 1)
    expect(offer(game, 1)).toEqual({ ok: true, events: [] })
    offer(game, 0)
    expect(offer(game, 0, 'other')).toEqual({ ok: true, events: [] })
    expect(game.state.next).toBe('next')
  })

  test.for([
    [0, 1],
    [1, 0],
  ] as const)('B13 seat %i’s offer can be declined by seat %i, and made again', ([own, other]) => {
    const game = ended()
    offer(game, own)
    expect(decline(game, own)).toEqual(refused('no-rematch-offer'))
    expect(decline(game, other).ok).toBe(true)
    expect(game.view(0).rematch.offers).toEqual([false, false])
    expect(offer(game, own).ok).toBe(true)
  })

  test('B13 cannot be declined without an offer, or once it is agreed', () => {
    const game = ended()
    expect(decline(game, 0)).toEqual(refused('no-rematch-offer'))
    offer(game, 0)
    offer(game, 1)
    expect(decline(game, 0)).toEqual(refused('no-rematch-offer'))
  })

  test('B13 is cancelled if the next battle cannot be opened, and may be offered again', () => {
    const game = ended()
    const cancel = () => game.ask({ type: 'cancel-rematch' })
    expect(cancel()).toEqual(refused('no-rematch-offer'))
    offer(game, 0)
    offer(game, 1)
    expect(cancel().ok).toBe(true)
    expect(game.view(0).rematch).toEqual({ offers: [false, false], next: null })
    expect(offer(game, 0, 'other').ok).toBe(true)
  })

  test('B13 is refused while the match is in progress', () => {
    expect(offer(new Playthrough().waitForQuestion(2), 0)).toEqual(refused('match-not-over'))
  })

  test('B13 is refused with a bot', () => {
    const game = ended(
      new Playthrough(sampleOpening({ rated: false, players: [samplePlayer('anna'), sampleBot('regular')] })),
    )
    expect(offer(game, 0)).toEqual(refused('no-rematch-with-bot'))
  })

  test('B13 is possible after a match without a winner', () => {
    const game = new Playthrough()
    game.ask({ type: 'leave', seat: 0 })
    game.ask({ type: 'leave', seat: 1 })
    expect(game.wait(60_000).state.ended?.reason).toBe('no-contest')
    expect(offer(game, 0).ok).toBe(true)
  })
})
