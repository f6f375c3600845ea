import { expect, test } from 'vitest'
import { CONFIG, HOST, PartyPlaythrough, personNamed, RIGHT, refusalOf } from './playthrough.test-kit.ts'

const names = ({ state }: PartyPlaythrough) => state.seats.map(({ player }) => player.username)

test('PA1 a party opens as a lobby whose host holds no seat', () => {
  const game = new PartyPlaythrough({ players: [] })
  expect(game.room).toMatchObject({ phase: 'lobby', key: 'ABCDEF', players: 0, index: -1, question: null })
  expect(game.room.host.name).toBeNull()
  game.join(HOST)
  expect(game.room.host.name).toBe(HOST)
  expect(game.seat(0).isHost).toBe(true)
})

test('PA2 a full room takes nobody more until a seat is free', () => {
  const game = new PartyPlaythrough({ config: { maxSeats: 2 }, players: ['ada', 'ben'] })
  expect(refusalOf(game.join('cy'))).toBe('party-full')
  game.ask({ type: 'leave', seat: 0 })
  expect(refusalOf(game.join('cy'))).toBeNull()
  expect(game.room.players).toBe(2)
})

test('PA3 who joins again comes back to the own seat, even if the room is locked', () => {
  const game = new PartyPlaythrough()
  game.presence('ben', false)
  game.host({ type: 'lock', locked: true })
  expect(refusalOf(game.join('dora'))).toBe('party-locked')
  expect(refusalOf(game.join('ben'))).toBeNull()
  expect(game.state.seats.map(({ presence }) => presence)).toEqual(['here', 'here', 'here'])
  game.host({ type: 'lock', locked: false })
  expect(refusalOf(game.join('dora'))).toBeNull()
})

test('PA3 PA20 a player whom the host removed cannot come back or do anything', () => {
  const game = new PartyPlaythrough()
  game.host({ type: 'kick', seat: 1 })
  expect(refusalOf(game.join('ben'))).toBe('party-kicked')
  expect(refusalOf(game.ask({ type: 'rename', seat: 1, name: 'Benny' }))).toBe('party-kicked')
  expect(game.seat(1).isKicked).toBe(true)
  game.begin()
  expect(refusalOf(game.answer(1, RIGHT))).toBe('party-kicked')
})

test('PA4 a chosen name that is taken is refused; another gets a number', () => {
  const game = new PartyPlaythrough({ players: ['ada'] })
  const player = { ...personNamed('x'), username: ' ADA ' }
  expect(refusalOf(game.ask({ type: 'join', player, isChosen: true }))).toBe('name-taken')
  game.ask({ type: 'join', player: { ...personNamed('y'), username: 'Ada' }, isChosen: false })
  game.ask({ type: 'join', player: { ...personNamed('z'), username: 'ada' }, isChosen: false })
  expect(names(game)).toEqual(['ada', 'Ada 2', 'ada 3'])
  expect(refusalOf(game.ask({ type: 'rename', seat: 1, name: 'ADA' }))).toBe('name-taken')
  game.ask({ type: 'rename', seat: 1, name: 'Grace' })
  expect(names(game)[1]).toBe('Grace')
})

test('PA5 a player who leaves is not waited for, and may come back with the score', () => {
  const game = new PartyPlaythrough({ players: ['ada', 'ben'] }).begin()
  game.answer(1, RIGHT)
  game.ask({ type: 'leave', seat: 0 })
  game.wait(30_000)
  game.untilOpen()
  game.answer(1, RIGHT)
  expect(game.state.phase).toBe('closed')
  game.join('ada')
  expect(game.state.seats[0]?.presence).toBe('here')
  expect(game.scores).toEqual([0, 2])
})

test('PA6 a late joiner plays from the next question on', () => {
  const game = new PartyPlaythrough().begin()
  game.join('late')
  expect(refusalOf(game.answer(3, RIGHT))).toBe('not-playing-yet')
  expect(game.seat(3)).toMatchObject({ mayAnswer: false, score: 0 })
  for (const seat of [0, 1, 2]) game.answer(seat, RIGHT)
  expect(game.state.phase).toBe('closed')
  game.next()
  game.next()
  game.untilOpen()
  expect(refusalOf(game.answer(3, RIGHT))).toBeNull()
  for (const seat of [0, 1, 2]) game.answer(seat, RIGHT)
  expect(game.scores).toEqual([2, 2, 2, 1])
})

test('PA18 teams are chosen in the lobby; a player without a team gets the smallest one', () => {
  const teams = { forming: 'choose', names: ['Red', 'Blue'] } as const
  const game = new PartyPlaythrough({ config: { ...CONFIG, teams } })
  game.ask({ type: 'change-team', seat: 0, team: 1 })
  game.ask({ type: 'change-team', seat: 1, team: 1 })
  expect(refusalOf(game.ask({ type: 'change-team', seat: 2, team: 2 }))).toBe('no-such-team')
  expect(game.room.teams).toEqual([
    { name: 'Red', size: 0 },
    { name: 'Blue', size: 2 },
  ])
  game.begin()
  expect(game.state.seats.map(({ team }) => team)).toEqual([1, 1, 0])
  expect(refusalOf(game.ask({ type: 'change-team', seat: 0, team: 0 }))).toBe('party-started')
  game.join('late')
  expect(game.state.seats[3]?.team).toBe(0)
})

test('PA18 the start deals teams evenly, by the seed', () => {
  const teams = { forming: 'dealt', names: ['Red', 'Blue', 'Green'] } as const
  const players = Array.from({ length: 10 }, (_, i) => `p${i}`)
  const deal = () => new PartyPlaythrough({ config: { teams }, players }).begin()
  const sizes = deal().room.teams?.map(({ size }) => size)
  expect(sizes?.toSorted()).toEqual([3, 3, 4])
  expect(deal().state.seats).toEqual(deal().state.seats)
  expect(refusalOf(deal().ask({ type: 'change-team', seat: 0, team: 0 }))).toBe('no-such-team')
})
