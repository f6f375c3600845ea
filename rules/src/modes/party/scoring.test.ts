import { expect, test } from 'vitest'
import {
  choiceItem,
  numberItem,
  PartyPlaythrough,
  RIGHT,
  refusalOf,
  typedItem,
  WRONG,
} from './playthrough.test-kit.ts'
import { rank } from './standings.ts'

test('PA14 a right answer earns one point', () => {
  const game = new PartyPlaythrough().begin()
  game.answer(0, RIGHT)
  game.wait(10_000)
  game.answer(1, RIGHT)
  game.answer(2, WRONG)
  expect(game.scores).toEqual([1, 1, 0])
})

test('PA14 with speed a right answer earns less the later it comes, without the time that it was on its way', () => {
  const game = new PartyPlaythrough({ config: { scoring: 'speed' } }).begin()
  game.answer(0, RIGHT, 0)
  game.wait(10_000)
  game.answer(1, RIGHT, 0)
  game.wait(400)
  game.answer(2, RIGHT, 400)
  expect(game.scores).toEqual([1_000, 750, 750])
})

test('PA15 the host can make one question count double or nothing', () => {
  const game = new PartyPlaythrough({ players: ['ada'] })
  game.host({ type: 'weigh', weight: 2 })
  game.begin()
  expect(game.room.weight).toBe(2)
  game.answer(0, RIGHT)
  expect(game.scores).toEqual([2])
  game.host({ type: 'weigh', weight: 0 })
  game.untilOpen().answer(0, RIGHT)
  expect(game.scores).toEqual([2])
  game.untilOpen().answer(0, RIGHT)
  expect(game.scores).toEqual([3])
})

test('PA16 with penalties a wrong answer costs points, and no score falls below 0', () => {
  const game = new PartyPlaythrough({ config: { penalty: true } }).begin()
  game.answer(0, WRONG)
  game.answer(1, RIGHT)
  game.next()
  expect(game.scores).toEqual([0, 1, 0])
  expect(game.seat(0).result).toEqual({ right: false, points: 0 })
  game.untilOpen()
  game.answer(0, RIGHT)
  game.answer(1, WRONG)
  game.next()
  expect(game.scores).toEqual([1, 0, 0])
  expect(game.seat(1).result).toEqual({ right: false, points: -1 })
  const speed = new PartyPlaythrough({ config: { penalty: true, scoring: 'speed' } }).begin()
  speed.answer(0, RIGHT)
  speed.next()
  speed.untilOpen().answer(0, WRONG)
  speed.next()
  expect(speed.scores[0]).toBe(500)
})

test('PA13 an answer in words is judged again for all who gave it, until the standings are shown', () => {
  const game = new PartyPlaythrough({ items: [typedItem('one'), choiceItem('two')] }).begin()
  game.answer(0, { text: 'Lutetia' })
  game.answer(1, { text: ' lutetia!' })
  game.answer(2, { text: 'Paris' })
  expect(game.scores).toEqual([0, 0, 1])
  expect(game.room.reveal?.answers?.map(({ text, count, right }) => [text, count, right])).toEqual([
    ['Lutetia', 2, false],
    ['Paris', 1, true],
  ])
  game.host({ type: 'rejudge', index: 0, answer: 'lutetia', right: true })
  expect(game.scores).toEqual([1, 1, 1])
  expect(game.seat(0)).toMatchObject({ result: { right: true, points: 1 }, place: 1 })
  game.host({ type: 'rejudge', index: 0, answer: 'lutetia', right: false })
  expect(game.scores).toEqual([0, 0, 1])
  game.next()
  expect(refusalOf(game.host({ type: 'rejudge', index: 0, answer: 'lutetia', right: true }))).toBe(
    'question-closed',
  )
  game.untilOpen()
  game.next()
  expect(refusalOf(game.host({ type: 'rejudge', index: 1, answer: '1', right: true }))).toBe('no-such-answer')
})

test('PA13 answers by a number are listed by nearness, however many gave them', () => {
  const game = new PartyPlaythrough({ items: [numberItem('one', 9_000, 50)] }).begin()
  for (const [seat, number] of [6_000, 6_000, 8_960].entries()) game.answer(seat, { number })
  expect(game.room.reveal?.answers?.map(({ text, count, right }) => [text, count, right])).toEqual([
    ['8,960 m', 1, true],
    ['6,000 m', 2, false],
  ])
})

test('PA29 equal scores share a place, and the next place is counted on', () => {
  const game = new PartyPlaythrough({ players: ['ada', 'ben', 'cy', 'dora'] }).begin()
  for (const [seat, answer] of [RIGHT, RIGHT, WRONG, WRONG].entries()) game.answer(seat, answer)
  expect(rank(game.state).map(({ side, place }) => [side, place])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
    [3, 3],
  ])
  game.next()
  expect(game.seat(2)).toMatchObject({ place: 3, sharing: 2 })
  game.host({ type: 'kick', seat: 0 })
  expect(rank(game.state).map(({ side, place }) => [side, place])).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
  ])
})

test('PA30 if no number is right, the closest ones are', () => {
  const game = new PartyPlaythrough({ items: [numberItem('one'), numberItem('two')] }).begin()
  for (const [seat, number] of [90, 110, 250].entries()) game.answer(seat, { number })
  expect(game.scores).toEqual([1, 1, 0])
  expect(game.room.reveal).toMatchObject({ gave: 3, gaveRight: 2 })
  game.untilOpen()
  for (const [seat, number] of [100, 101, 99].entries()) game.answer(seat, { number })
  expect(game.scores).toEqual([2, 1, 0])
})

test('PA17 a shared first place is decided by the closest number', () => {
  const play = () => {
    const tieBreak = numberItem('tie')
    const game = new PartyPlaythrough({ items: [choiceItem('one')], tieBreak }).begin()
    for (const [seat, answer] of [RIGHT, RIGHT, WRONG].entries()) game.answer(seat, answer)
    return game.untilOpen()
  }
  const game = play()
  expect(game.room.isTieBreak).toBe(true)
  expect(refusalOf(game.answer(2, { number: 100 }))).toBe('not-in-tie-break')
  game.answer(0, { number: 130 })
  game.answer(1, { number: 90 })
  game.wait(60_000)
  expect(game.room.phase).toBe('over')
  expect(game.room.leaders?.map(({ name, score, place }) => [name, score, place])).toEqual([
    ['ben', 1, 1],
    ['ada', 1, 2],
    ['cy', 0, 3],
  ])
  const equal = play()
  equal.answer(0, { number: 90 })
  equal.answer(1, { number: 110 })
  equal.wait(60_000)
  expect(equal.room.leaders?.map(({ place }) => place)).toEqual([1, 1, 3])
})
