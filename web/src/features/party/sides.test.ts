import type { PartyScreenDocument } from '@trivium/wire/documents/party'
import { expect, test } from 'vitest'
import { linesBefore, playersOf, sidesOf } from './sides.ts'

const seat = (seat: number, place: number | null, presence = 'here', placeBefore: number | null = place) => ({
  ...{ seat, name: `P${seat}`, profilePic: 'profile1', team: null, presence },
  ...{ score: 0, place, placeBefore },
})

const screen = (fields: Record<string, unknown>) =>
  ({ answered: 0, expected: 0, ...fields }) as unknown as PartyScreenDocument

test('players are listed in the order in which they joined, without those who left or were removed', () => {
  const shown = screen({
    s10: seat(10, 1),
    s2: seat(2, 2),
    s1: null,
    s3: seat(3, 3, 'left'),
    s4: seat(4, 4, 'away'),
  })
  expect(playersOf(shown).map(({ seat }) => seat)).toEqual([2, 4, 10])
})

test('sides are listed by place; where there are teams, the teams', () => {
  const seats = { s0: seat(0, 2), s1: seat(1, 1), s2: seat(2, null) }
  expect(sidesOf(screen(seats)).map(({ side }) => side)).toEqual([1, 0])
  const teams = {
    t0: { name: 'Red', score: 1, place: 2, placeBefore: 1 },
    t1: { name: 'Blue', score: 2, place: 1, placeBefore: 2 },
  }
  expect(sidesOf(screen({ ...seats, ...teams })).map(({ name }) => name)).toEqual(['Blue', 'Red'])
})

test('rows stand where they were before the question, new sides last', () => {
  const sides = sidesOf(
    screen({ s0: seat(0, 1, 'here', 2), s1: seat(1, 2, 'here', 1), s2: seat(2, 3, 'here', null) }),
  )
  expect([...linesBefore(sides)]).toEqual([
    [1, 0],
    [0, 1],
    [2, 2],
  ])
})
