import { describe, expect, test } from 'vitest'
import type { SeatIndex } from './events.ts'
import { Playthrough, sampleOpening } from './playthrough.test-kit.ts'

/** The reading time of the playthrough's questions is 2 s, so time is up after 12 s. */
const TIME = 12_000

const asked = (index = 0): Playthrough => new Playthrough().waitForQuestion(index)
const refused = (refusal: string) => ({ ok: false, refusal })

test('B5 both seats see the same question with the same choices at the same moment', () => {
  const game = asked()
  const [first, second] = [game.view(0), game.view(1)]
  expect(first.question).toEqual(second.question)
  expect(first.askedAt).toBe(second.askedAt)
})

test('B5 the questions come in the order of the opening event', () => {
  const game = new Playthrough()
  const prompts = game.state.items.map((_, index) => game.waitForQuestion(index).view(1).question?.prompt)
  expect(prompts).toEqual(sampleOpening().items.map((item) => item.prompt))
})

describe('B6 the time to answer', () => {
  test.for([
    { ms: 0, outcome: 'accepted' },
    { ms: TIME, outcome: 'accepted' },
    { ms: TIME + 1, outcome: 'answered-late' },
  ])('B6 after $ms ms an answer is $outcome', ({ ms, outcome }) => {
    const game = asked()
    game.now += ms
    const decision = game.answer(0, 'right')
    expect(decision.ok ? 'accepted' : decision.refusal).toBe(outcome)
  })

  test('B6 G3 a slow connection adds its delay, up to 2 s a game', () => {
    const game = new Playthrough()
    game.delays = [450, 0]
    for (const [index, allowance] of [450, 450, 450, 450, 200, 0].entries()) {
      game.waitForQuestion(index)
      expect(game.view(0).answerBy).toBe(game.now + TIME + allowance)
      expect(game.view(1).answerBy).toBe(game.now + TIME)
      game.now += TIME + allowance
      expect(game.answer(0, 'right').ok).toBe(true)
    }
  })

  test('G3 an allowance that no answer has used stays available', () => {
    const game = new Playthrough()
    game.delays = [450, 450]
    for (let index = 0; index < 10; index++) {
      game.waitForQuestion(index)
      expect(game.state.rounds[index]?.allowance).toEqual([450, 450])
      game.answer(0, 'right')
      game.answer(1, 'right')
    }
  })

  test.for([
    { ms: TIME - 1, used: 0 },
    { ms: TIME, used: 0 },
    { ms: TIME + 1, used: 1 },
    { ms: TIME + 450, used: 450 },
  ])('G3 an answer after $ms ms uses $used ms of its allowance', ({ ms, used }) => {
    for (const seat of [0, 1] as const) {
      const game = new Playthrough()
      game.delays = [450, 450]
      game.waitForQuestion(0).now += ms
      expect(game.answer(seat, 'right').ok).toBe(true)
      expect(game.state.seats.map(({ allowanceUsed }) => allowanceUsed)).toEqual(
        seat === 0 ? [used, 0] : [0, used],
      )
    }
  })

  test('B6 each seat has its own deadline: one can still answer when it is too late for the other', () => {
    const game = new Playthrough()
    game.delays = [0, 300]
    game.waitForQuestion(0)
    game.now += TIME + 200
    expect(game.answer(0, 'right')).toEqual(refused('answered-late'))
    expect(game.answer(1, 'right').ok).toBe(true)
  })
})

describe('B7 one answer', () => {
  test('B7 is final', () => {
    const game = asked()
    game.answer(0, 'wrong')
    expect(game.answer(0, 'right')).toEqual(refused('already-answered'))
    expect(game.waitForQuestion(1).view(0).scores).toEqual([0, 0])
  })

  test.for([
    { index: 2, choice: 0, refusal: 'question-closed' },
    { index: 4, choice: 0, refusal: 'question-not-open' },
    { index: -1, choice: 0, refusal: 'question-closed' },
    { index: 3, choice: 4, refusal: 'no-such-choice' },
    { index: 3, choice: -1, refusal: 'no-such-choice' },
    { index: 3, choice: 0.5, refusal: 'no-such-choice' },
  ])('B7 choice $choice for question $index, with 3 open, is refused: $refusal', (row) => {
    const game = asked(3)
    expect(game.ask({ type: 'answer', seat: 0, index: row.index, choice: row.choice })).toEqual(
      refused(row.refusal),
    )
  })

  test('B7 no answer is accepted before the first question, in a reveal, or after the end', () => {
    const game = new Playthrough()
    expect(game.answer(0, 'right')).toEqual(refused('match-not-started'))
    game.waitForQuestion(0).wait(TIME)
    expect(game.state.phase).toBe('reveal')
    expect(game.answer(0, 'right')).toEqual(refused('question-closed'))
    game.waitForTheEnd()
    expect(game.answer(0, 'right')).toEqual(refused('match-over'))
  })
})

describe('B8 what each seat sees', () => {
  test('B8 an open question shows that the other has answered, but not the answer', () => {
    const game = asked()
    game.answer(0, 'right')
    expect(game.view(1)).toMatchObject({ otherAnswered: true, chosen: null, reveal: null, scores: [0, 0] })
    expect(game.view(0)).toMatchObject({ otherAnswered: false, chosen: 0, reveal: null, marks: [[], []] })
  })

  test('B8 a closed question shows the right choice and both choices to both', () => {
    const game = asked(1)
    game.answer(0, 'right')
    game.answer(1, 'wrong')
    for (const seat of [0, 1] as const) {
      const view = game.view(seat)
      expect(view.reveal).toEqual({ right: 1, choices: [1, 2], explanation: 'Explanation 1' })
      expect(view.marks).toEqual([
        [false, true],
        [false, false],
      ])
    }
  })

  test('B8 a player who did not answer has no choice in the reveal', () => {
    const game = asked()
    game.answer(1, 'right')
    game.wait(TIME)
    expect(game.view(0).reveal).toEqual({ right: 0, choices: [null, 0], explanation: 'Explanation 0' })
  })
})

describe('B9 a question closes', () => {
  test('B9 with the second answer, in the same event', () => {
    const game = asked()
    game.answer(0, 'right')
    expect(game.state.phase).toBe('question')
    game.wait(700)
    game.answer(1, 'right')
    expect(game.view(0)).toMatchObject({ phase: 'reveal', nextAt: game.now + 2_500 })
    expect(game.journal.at(-1)?.type).toBe('answered')
  })

  test('B9 when time is up for both', () => {
    const game = asked()
    game.answer(0, 'right')
    game.wait(TIME - 1)
    expect(game.state.phase).toBe('question')
    game.wait(1)
    expect(game.journal.at(-1)).toMatchObject({ type: 'closed', index: 0, at: game.now })
  })

  test('B9 and the next question is asked 2.5 s later', () => {
    const game = asked().wait(TIME + 2_499)
    expect(game.index).toBe(0)
    expect(game.wait(1).index).toBe(1)
    expect(game.view(0).askedAt).toBe(game.now)
  })
})

describe('B10 B11 the score', () => {
  /** Plays ten questions. The numbers are how many questions each seat gets right, from the first on. */
  const played = (first: number, second: number): Playthrough => {
    const game = new Playthrough()
    for (let index = 0; index < 10; index++) {
      game.waitForQuestion(index).wait(index * 100)
      game.answer(0, index < first ? 'right' : 'wrong')
      game.wait(900)
      game.answer(1, index < second ? 'right' : 'wrong')
    }
    game.wait(2_500)
    return game
  }

  test.for([
    { first: 10, second: 9, winner: 0 },
    { first: 3, second: 4, winner: 1 },
    { first: 5, second: 5, winner: null },
    { first: 0, second: 0, winner: null },
  ])('B10 B11 $first to $second is won by $winner', ({ first, second, winner }) => {
    const game = played(first, second)
    expect(game.view(0).scores).toEqual([first, second])
    expect(game.state.ended).toEqual({ at: game.now, reason: 'completed', winner })
  })

  test('B10 speed earns nothing: the slower player draws', () => {
    expect(played(7, 7).state.ended?.winner).toBeNull()
  })

  test('B11 a battle has as many questions as its opening event', () => {
    const game = new Playthrough(sampleOpening({ items: sampleOpening().items.slice(0, 3) }))
    expect(game.view(0).total).toBe(3)
    game.waitForTheEnd()
    expect(game.state.rounds).toHaveLength(3)
    expect(game.state.ended?.reason).toBe('completed')
  })

  test('B10 a right answer counts once its question has closed', () => {
    const game = asked()
    for (const seat of [0, 1] satisfies SeatIndex[]) {
      game.answer(seat, 'right')
      expect(game.view(0).scores).toEqual(seat === 0 ? [0, 0] : [1, 1])
    }
  })
})
