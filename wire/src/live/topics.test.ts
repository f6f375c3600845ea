import {
  LEADERBOARD_KINDS,
  LEADERBOARDS,
  type LeaderboardKind,
  leaderboardKey,
} from '@trivium/rules/leaderboards/leaderboard'
import { REGIONS } from '@trivium/rules/places/regions'
import { expect, test } from 'vitest'
import { ClientMessage } from './messages.ts'
import { gameTopic, leaderboardTopic, parseTopic } from './topics.ts'

/** The keys of all leaderboards of a kind, with one week or day. */
const keysOf = (kind: LeaderboardKind): string[] => {
  const { regions, period } = LEADERBOARDS[kind]
  const periods = period === 'day' ? ['2026-11-21'] : [null, '2026-W47']
  return (regions ? REGIONS : [null]).flatMap((region) =>
    periods.map((one) => leaderboardKey({ kind, region, period: one })),
  )
}

test.each(['user', 'match', 'queue'])('%s is one of the caller’s own topics', (topic) => {
  expect(parseTopic(topic)).toEqual({ kind: topic })
})

test('a game’s topic contains its id', () => {
  expect(parseTopic(gameTopic('Abcdefgh1234'))).toEqual({ kind: 'game', id: 'Abcdefgh1234' })
})

test.each(LEADERBOARD_KINDS.flatMap(keysOf))(
  'the leaderboard %s is a topic to which a page can subscribe',
  (key) => {
    const topic = leaderboardTopic(key)
    expect(parseTopic(topic)).toEqual({ kind: 'board', board: key })
    expect(ClientMessage.safeParse({ follow: topic }).success).toBe(true)
  },
)

test.each([
  '',
  'User',
  'user:ada',
  'game',
  'game:',
  'game:short',
  'game:0OIl00000000',
  'game:Abcdefgh12345',
  'toString',
  'board:',
  'board:toString',
  'board:daily',
  'board:daily/2026-W47',
  'board:elo/europe',
  'board:flags',
  'board:flags/2026-W47',
  'board:flags/europe/2026-W47/',
])('%j is not a topic', (topic) => {
  expect(parseTopic(topic)).toBeNull()
})
