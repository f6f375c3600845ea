import type { PartyResults } from '@trivium/wire/documents/party'
import { expect, test } from 'vitest'
import { ownPlace } from './own-place.ts'

type Player = PartyResults['players'][number]

const player = (seat: number, place: number | null, team: number | null = null): Player => ({
  ...{ name: `Player ${seat}`, score: 1, place, seat, profilePic: 'profile1', team },
})

const results = (players: Player[], teams: PartyResults['teams'] = null): PartyResults => ({
  ...{ title: 'Friday quiz', endedAt: 0, reason: 'completed', isHost: false, seat: 1 },
  ...{ players, teams, questions: [] },
})

test('a place of one’s own is among all players', () => {
  expect(ownPlace(results([player(0, 1), player(1, 2), player(2, 3)]))).toBe('You came 2nd of 3.')
})

test('a place says with how many it is shared', () => {
  expect(ownPlace(results([player(0, 1), player(1, 1)]))).toBe('You share 1st place with one other.')
  const many = Array.from({ length: 12 }, (_, seat) => player(seat, 1))
  expect(ownPlace(results(many))).toBe('You share 1st place with 11 others.')
})

test('who plays in a team has the team’s place', () => {
  const players = [player(0, 1, 0), player(1, 2, 1)]
  const teams = [
    { team: 0, name: 'Red', score: 3, place: 1 },
    { team: 1, name: 'Blue', score: 3, place: 1 },
  ]
  expect(ownPlace(results(players, teams))).toBe('Your team, Blue, shares 1st place with one other.')
})

test('a player without a seat or a place is shown no place', () => {
  expect(ownPlace({ ...results([player(0, 1)]), seat: null })).toBeNull()
  expect(ownPlace(results([player(0, 1), player(1, null)]))).toBeNull()
})
