import { expect, test } from 'vitest'
import { PARTY_VALID_MS } from './config.ts'
import type { HostCommand } from './events.ts'
import { hostView } from './host-view.ts'
import { choiceItem, HOST, PartyPlaythrough, RIGHT, refusalOf } from './playthrough.test-kit.ts'

test('PA20 only the host commands, and an empty party does not start', () => {
  const game = new PartyPlaythrough()
  const commands: readonly HostCommand[] = [
    { type: 'start', by: 'ada' },
    { type: 'next', by: 'ada', phase: 'open', index: 0 },
    { type: 'pause', by: 'ada' },
    { type: 'kick', by: 'ada', seat: 1 },
    { type: 'end', by: 'ada' },
  ]
  for (const command of commands) expect(refusalOf(game.ask(command))).toBe('not-the-host')
  expect(refusalOf(new PartyPlaythrough({ players: [] }).host({ type: 'start' }))).toBe('party-empty')
  game.host({ type: 'pass-host', seat: 0 })
  expect(refusalOf(game.ask({ type: 'start', by: 'ada' }))).toBeNull()
})

test('PA11 the host can go to the next step at any moment, and a second press does nothing', () => {
  const game = new PartyPlaythrough({ config: { pace: 'host' } }).begin()
  game.next()
  expect(game.room).toMatchObject({ phase: 'closed', nextAt: null })
  game.host({ type: 'next', phase: 'open', index: 0 })
  expect(game.room.phase).toBe('closed')
  game.wait(600_000)
  expect(game.room.phase).toBe('closed')
  game.next()
  expect(game.room.phase).toBe('standings')
  game.next()
  expect(game.room).toMatchObject({ phase: 'reading', index: 1 })
  game.next()
  expect(game.room.phase).toBe('open')
})

test('PA11 PA12 without any host command the game runs to its end', () => {
  const game = new PartyPlaythrough().begin()
  game.next()
  expect(game.room.nextAt).toBe(game.now + 7_000)
  game.wait(7_000)
  expect(game.room).toMatchObject({ phase: 'standings', nextAt: game.now + 6_000 })
  game.wait(200_000)
  expect(game.room).toMatchObject({ phase: 'over', ended: { reason: 'completed' } })
})

test('PA12 standings follow each round, and between rounds there is a break', () => {
  const rounds = [
    { title: 'Music', start: 0 },
    { title: 'Rivers', start: 2 },
  ]
  const items = ['one', 'two', 'three'].map(choiceItem)
  const game = new PartyPlaythrough({ config: { standings: 'round' }, items, rounds }).begin()
  expect(game.room.round).toMatchObject({ index: 0, of: 2, title: 'Music' })
  game.next()
  game.next()
  expect(game.room).toMatchObject({ phase: 'reading', index: 1 })
  game.untilOpen().next()
  game.next()
  expect(game.room).toMatchObject({ phase: 'standings', isBreak: true, nextAt: game.now + 120_000 })
  game.next()
  expect(game.room.round.title).toBe('Rivers')
})

test('PA22 after 30 s without the host the game continues automatically', () => {
  const game = new PartyPlaythrough({ config: { pace: 'host' } }).begin()
  game.next()
  game.presence(HOST, false)
  expect(game.room.host.isAway).toBe(true)
  game.wait(29_999)
  expect(game.room.phase).toBe('closed')
  game.wait(1)
  expect(game.room.phase).toBe('standings')
  const paused = new PartyPlaythrough().begin()
  paused.host({ type: 'pause' })
  paused.presence(HOST, false)
  paused.wait(30_000)
  expect(paused.room.isPaused).toBe(false)
})

test('PA22 PA23 after 60 s players are offered the role; whoever opened the room takes it again', () => {
  const game = new PartyPlaythrough()
  game.presence('ada', false)
  game.presence(HOST, false)
  expect(refusalOf(game.ask({ type: 'take-host', by: 'ben' }))).toBe('no-host-offer')
  game.wait(60_000)
  expect(game.room.host.offeredTo).toEqual(['ben'])
  expect(game.seat(1).mayTakeHost).toBe(true)
  expect(game.seat(2).mayTakeHost).toBe(false)
  game.wait(30_000)
  expect(game.room.host.offeredTo).toEqual(['ben', 'cy'])
  game.ask({ type: 'take-host', by: 'cy' })
  expect(game.seat(2).isHost).toBe(true)
  expect(game.room.host).toEqual({ name: 'cy', isAway: false, offeredTo: [] })
  game.ask({ type: 'take-host', by: HOST })
  expect(game.state.host.uid).toBe(HOST)
})

test('PA22 the offers end when the host is back', () => {
  const game = new PartyPlaythrough()
  game.presence(HOST, false)
  game.wait(60_000)
  game.presence(HOST, true)
  expect(game.room.host).toEqual({ name: null, isAway: false, offeredTo: [] })
  expect(refusalOf(game.ask({ type: 'take-host', by: 'ada' }))).toBe('no-host-offer')
})

test('PA24 a host without a seat sees right answers early if the party was opened so', () => {
  const notes = (hostSeesAnswers: boolean, players: string[]) => {
    const game = new PartyPlaythrough({ config: { hostSeesAnswers }, players })
    game.host({ type: 'start' })
    return hostView(game.state).notes?.accepted ?? null
  }
  expect(notes(true, ['ada'])).toBe('right')
  expect(notes(false, ['ada'])).toBeNull()
  expect(notes(true, ['ada', HOST])).toBeNull()
})

test('PA37 the host sees for whose answers a question waits, once they are few', () => {
  const names = ['ada', 'ben', 'cy', 'dee', 'eve', 'fay']
  const game = new PartyPlaythrough({ players: names }).begin()
  const awaited = () => hostView(game.state).awaited
  expect(awaited()).toBeNull()
  game.answer(0, RIGHT)
  expect(awaited()).toEqual([1, 2, 3, 4, 5])
  game.presence('ben', false)
  expect(awaited()).toEqual([2, 3, 4, 5])
  game.host({ type: 'pause' })
  expect(awaited()).toBeNull()
  game.host({ type: 'unpause' })
  for (const seat of [2, 3, 4, 5]) game.answer(seat, RIGHT)
  expect(game.room.phase).toBe('closed')
  expect(awaited()).toBeNull()
})

test('PA25 a pause stops the clock and hides the question', () => {
  const game = new PartyPlaythrough().begin()
  game.wait(5_000)
  game.host({ type: 'pause' })
  const pausedAt = game.now
  expect(game.room).toMatchObject({ isPaused: true, pausedAt, question: null, answerBy: null })
  expect(refusalOf(game.answer(0, RIGHT))).toBe('party-paused')
  game.wait(600_000)
  game.host({ type: 'unpause' })
  expect(game.room).toMatchObject({ isPaused: false, pausedAt: null, answerBy: game.now + 15_000 })
  expect(refusalOf(game.answer(0, RIGHT))).toBeNull()
})

test('PA26 after a restart no time is lost, nobody is here yet, and answers count', () => {
  const game = new PartyPlaythrough().begin()
  game.wait(5_000)
  game.answer(0, RIGHT)
  game.now += 3_600_000
  game.ask({ type: 'restart' })
  expect(game.state.seats.map(({ presence }) => presence)).toEqual(['away', 'away', 'away'])
  expect(game.room.answerBy).toBe(game.now + 18_000)
  expect(refusalOf(game.answer(0, RIGHT))).toBeNull()
  game.answer(1, RIGHT)
  game.next()
  expect(game.scores).toEqual([1, 1, 0])
})

test('PA26 for 10 s after a restart a question waits for those who were here, after that for those who are back', () => {
  const game = new PartyPlaythrough().begin()
  game.presence('cy', false)
  game.ask({ type: 'restart' })
  game.presence('ada', true)
  game.answer(0, RIGHT)
  expect(game.state.phase).toBe('open')
  game.wait(9_999)
  expect(game.state.phase).toBe('open')
  game.wait(1)
  expect(game.state.phase).toBe('closed')
})

test('PA26 a restart while everybody is away leaves nobody to wait for', () => {
  const game = new PartyPlaythrough().begin()
  for (const uid of ['ada', 'ben', 'cy']) game.presence(uid, false)
  game.ask({ type: 'restart' })
  expect(game.state.expectedUntil).toBeNull()
})

test('PA26 a question closes once all who were here before a restart have answered', () => {
  const game = new PartyPlaythrough().begin()
  game.ask({ type: 'restart' })
  for (const seat of [0, 1]) game.answer(seat, RIGHT)
  expect(game.state.phase).toBe('open')
  game.answer(2, RIGHT)
  expect(game.state.phase).toBe('closed')
})

test('PA26 a player who comes back after a restart and leaves again is not waited for', () => {
  const game = new PartyPlaythrough().begin()
  game.ask({ type: 'restart' })
  game.presence('cy', true)
  game.presence('cy', false)
  for (const seat of [0, 1]) game.answer(seat, RIGHT)
  expect(game.state.phase).toBe('closed')
})

test('PA28 a party ends when its host ends it, and after 8 hours', () => {
  const game = new PartyPlaythrough().begin()
  game.host({ type: 'end' })
  expect(game.room.ended).toEqual({ at: game.now, reason: 'stopped' })
  expect(refusalOf(game.join('late'))).toBe('game-over')
  const lobby = new PartyPlaythrough()
  lobby.wait(PARTY_VALID_MS)
  expect(lobby.room.ended?.reason).toBe('expired')
  expect(lobby.due).toBeNull()
})
