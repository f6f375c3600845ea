import { expect, test } from 'vitest'
import { CONFIG, orderItem, PartyPlaythrough, RIGHT, refusalOf, WRONG } from './playthrough.test-kit.ts'

test('PA7 an answer is final, and the same answer again changes nothing', () => {
  const game = new PartyPlaythrough().begin()
  game.answer(0, WRONG)
  const { state } = game
  expect(refusalOf(game.answer(0, WRONG))).toBeNull()
  expect(game.state).toBe(state)
  expect(refusalOf(game.answer(0, RIGHT))).toBe('already-answered')
})

test('PA7 answers at the wrong moment are refused, each with its own refusal', () => {
  const game = new PartyPlaythrough()
  const at = (index: number) => game.ask({ type: 'answer', seat: 0, index, answer: RIGHT, delay: 0 })
  expect(refusalOf(at(0))).toBe('party-not-started')
  game.host({ type: 'start' })
  expect(refusalOf(at(0))).toBe('question-not-open')
  game.untilOpen()
  expect(refusalOf(at(1))).toBe('question-not-open')
  expect(refusalOf(game.answer(0, { choice: 7 }))).toBe('no-such-choice')
  expect(refusalOf(game.answer(0, { text: 'right' }))).toBe('no-such-answer')
  expect(refusalOf(game.answer(9, RIGHT))).toBe('no-such-seat')
  game.next()
  expect(refusalOf(at(0))).toBe('question-closed')
})

test('PA8 a question is read without its choices before it can be answered', () => {
  const game = new PartyPlaythrough()
  game.host({ type: 'start' })
  expect(game.room.question).toMatchObject({ form: 'choice', prompt: 'Which one?', choices: null })
  expect(game.room.opensAt).toBe(game.now + 2_000)
  game.wait(1_999)
  expect(game.room.phase).toBe('reading')
  game.wait(1)
  expect(game.room).toMatchObject({ phase: 'open', answerBy: game.now + 20_000 })
  expect(game.room.question?.choices).toEqual(['right', 'b', 'c', 'd'])
})

test('PA9 an answer counts until its time and allowance are over', () => {
  const at = (ms: number, delay: number) => {
    const game = new PartyPlaythrough().begin()
    game.wait(ms)
    return refusalOf(game.answer(0, RIGHT, delay))
  }
  expect(at(20_000, 0)).toBeNull()
  expect(at(20_001, 0)).toBe('answered-late')
  expect(at(20_001, Number.NaN)).toBe('answered-late')
  expect(at(20_300, 300)).toBeNull()
  expect(at(20_301, 300)).toBe('answered-late')
  expect(at(20_500, 9_000)).toBe('question-closed')
})

test('PA9 a form that takes handling adds its time', () => {
  const game = new PartyPlaythrough({ items: [orderItem('one')] }).begin()
  expect(game.room.answerBy).toBe(game.now + 26_000)
  game.wait(26_000)
  expect(refusalOf(game.answer(0, { order: [2, 0, 1] }, 0))).toBeNull()
})

test('PA10 a question closes with the last answer that it waits for', () => {
  const game = new PartyPlaythrough().begin()
  game.presence('cy', false)
  game.answer(0, RIGHT)
  expect(game.room.phase).toBe('open')
  game.answer(1, WRONG)
  expect(game.room.phase).toBe('closed')
})

test('PA10 a question closes when the last missing player leaves, unless nobody has answered', () => {
  const answered = new PartyPlaythrough().begin()
  answered.answer(0, RIGHT)
  answered.answer(1, RIGHT)
  answered.presence('cy', false)
  expect(answered.room.phase).toBe('closed')
  const asleep = new PartyPlaythrough().begin()
  for (const uid of ['ada', 'ben', 'cy']) asleep.presence(uid, false)
  expect(asleep.room.phase).toBe('open')
})

test('PA19 a team’s last answer before the close counts, and members see who gave it', () => {
  const teams = { forming: 'choose', names: ['Red', 'Blue'] } as const
  const game = new PartyPlaythrough({ config: { ...CONFIG, teams }, players: ['ada', 'ben', 'cy', 'dora'] })
  for (const [seat, team] of [0, 0, 1, 1].entries()) game.ask({ type: 'change-team', seat, team })
  game.begin()
  game.answer(0, WRONG)
  expect(game.seat(1)).toMatchObject({ answer: WRONG, answeredBy: 'ada' })
  game.answer(1, RIGHT)
  expect(game.seat(0)).toMatchObject({ answer: RIGHT, answeredBy: 'ben' })
  expect(game.seat(2)).toMatchObject({ answer: null, answeredBy: null })
  game.answer(2, WRONG)
  game.next()
  expect(game.scores).toEqual([1, 0])
  expect(game.seat(0)).toMatchObject({ result: { right: true, points: 1 }, score: 1, place: 1 })
  expect(game.seat(3)).toMatchObject({ result: { right: false, points: 0 }, score: 0, place: 2 })
})

test('PA21 an accepted answer shows that its player is here, a refused one does not', () => {
  const game = new PartyPlaythrough().begin()
  game.presence('ada', false)
  game.answer(0, { choice: 9 })
  expect(game.state.seats[0]?.presence).toBe('away')
  game.answer(0, RIGHT)
  expect(game.state.seats[0]?.presence).toBe('here')
})
