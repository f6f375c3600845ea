import { describe, expect, test } from 'vitest'
import { solo } from '../solo.ts'
import {
  choiceItem,
  DAILY_CONFIG,
  READING_TIME,
  SoloPlaythrough,
  SURVIVAL_CONFIG,
  soloOpening,
  typedItem,
  UNTIMED_CONFIG,
} from './playthrough.test-kit.ts'

const TIME = 20_000 + READING_TIME

const asked = (game = new SoloPlaythrough()): SoloPlaythrough => {
  game.next()
  return game
}
const daily = (): SoloPlaythrough => new SoloPlaythrough(soloOpening({ config: DAILY_CONFIG }))
const untimed = (): SoloPlaythrough => new SoloPlaythrough(soloOpening({ config: UNTIMED_CONFIG }))

describe('SO5 the time to answer', () => {
  test.for([
    { ms: 0, outcome: 'accepted' },
    { ms: TIME, outcome: 'accepted' },
    { ms: TIME + 1, outcome: 'answered-late' },
  ])('SO5 after $ms ms an answer is $outcome', ({ ms, outcome }) => {
    const game = asked()
    game.now += ms
    const decision = game.answer('right')
    expect(decision.ok ? 'accepted' : decision.refusal).toBe(outcome)
  })

  test('SO5 after that time the question is missed', () => {
    const game = asked().wait(TIME - 1)
    expect(game.state.phase).toBe('question')
    game.wait(1)
    expect(game.journal.at(-1)).toEqual({ type: 'missed', at: game.now, index: 0 })
    expect(game.view).toMatchObject({ phase: 'reveal', chosen: null, marks: [false] })
  })

  test.for([
    { name: 'survival', changes: { config: SURVIVAL_CONFIG, items: [] }, ms: 12_000 + READING_TIME },
    { name: 'a question in words', changes: { items: [typedItem(0)] }, ms: TIME },
    { name: 'a shorter prompt', changes: { items: [{ ...choiceItem(0), prompt: '12345' }] }, ms: 21_000 },
  ])('SO5 G2 $name gives $ms ms', ({ changes, ms }) => {
    const game = asked(new SoloPlaythrough(soloOpening(changes)))
    expect(game.view.answerBy).toBe(game.now + ms)
  })

  test('SO5 G3 a slow connection adds its delay, up to 2 s a game', () => {
    const game = new SoloPlaythrough()
    game.delay = 450
    for (const allowance of [450, 450, 450, 450, 200, 0]) {
      game.next()
      expect(game.view.answerBy).toBe(game.now + TIME + allowance)
      game.now += TIME + allowance
      expect(game.answer('right').ok).toBe(true)
    }
    expect(game.state.seats[0].allowanceUsed).toBe(2_000)
  })

  test('G3 an allowance that no answer has used stays available, and an unknown delay gives none', () => {
    const game = new SoloPlaythrough()
    game.delay = 450
    for (let index = 0; index < 8; index++) {
      game.next()
      expect(game.state.rounds[index]?.allowance).toBe(450)
      if (index % 2 === 0) game.answer('right')
      else game.wait(60_000)
    }
    game.delay = Number.NaN
    game.next()
    expect(game.state.rounds[8]?.allowance).toBe(0)
  })
})

test('SO6 without a clock an answer counts a week later, with no allowance used', () => {
  const game = untimed()
  game.delay = 450
  game.next()
  expect(game.view).toMatchObject({ clock: null, answerBy: null })
  expect(solo.deadline(game.state)).toBeNull()
  game.wait(7 * 86_400_000)
  expect(game.ask({ type: 'tick' })).toEqual({ ok: false, refusal: 'nothing-due' })
  game.answer('right')
  expect(game.view.score).toBe(1)
  expect(game.state.rounds[0]).toMatchObject({ allowance: 0, answer: { ms: 7 * 86_400_000 } })
  expect(game.state.seats[0].allowanceUsed).toBe(0)
})

test('SO6 the first question of a daily has no clock: it counts after a week', () => {
  const game = asked(daily())
  expect(game.view.answerBy).toBeNull()
  expect(solo.deadline(game.state)).toBeNull()
  game.wait(7 * 86_400_000)
  game.answer('right')
  expect(game.view.score).toBe(1)
  expect(asked(game).view.answerBy).toBe(game.now + TIME)
})

test('SO18 the first answer of a daily has no time: its question can be read before the game is opened', () => {
  const game = asked(daily())
  game.wait(92)
  game.answer('right')
  asked(game).wait(4_000).answer('right')
  expect(game.state.rounds).toMatchObject([{ answer: { ms: null } }, { answer: { ms: 4_000 } }])
})

describe('SO7 a server restart', () => {
  test('SO7 gives an open question its full time again', () => {
    const game = asked()
    game.now += 3 * TIME
    game.ask({ type: 'resume' })
    expect(game.view).toMatchObject({ phase: 'question', askedAt: game.now, answerBy: game.now + TIME })
    game.wait(TIME - 1)
    expect(game.answer('right').ok).toBe(true)
  })

  test('SO18 leaves its answer without a time: how long it was open before is unknown', () => {
    const game = new SoloPlaythrough().play('right')
    asked(game).now += 3 * TIME
    game.ask({ type: 'resume' })
    game.wait(92)
    game.answer('right')
    asked(game).wait(5_000).answer('right')
    expect(game.state.rounds.slice(1)).toMatchObject([{ answer: { ms: null } }, { answer: { ms: 5_000 } }])
  })

  test('SO7 G3 keeps the question’s allowance', () => {
    const game = new SoloPlaythrough()
    game.delay = 300
    asked(game).now += 5_000
    game.ask({ type: 'resume' })
    game.now += TIME + 300
    expect(game.answer('right').ok).toBe(true)
    expect(game.state.seats[0].allowanceUsed).toBe(300)
  })

  test.for([
    { name: 'before the first question', game: () => new SoloPlaythrough() },
    { name: 'after a closed one', game: () => new SoloPlaythrough().play('right') },
    { name: 'of one without a clock', game: () => asked(untimed()) },
  ])('SO7 $name adds nothing to the journal', ({ game: of }) => {
    const game = of()
    expect(game.ask({ type: 'resume' })).toEqual({ ok: true, events: [] })
  })
})
