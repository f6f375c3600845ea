import { DAY } from '@trivium/rules/time'
import { expect, test } from 'vitest'
import { type Change, isAllowed } from './permissions.ts'
import type { ModerationState } from './queries.ts'

const NOW = 1_000 * DAY
const days = (n: number) => ({ until: NOW + n * DAY, reason: 'insults' })
const FOREVER = { until: null, reason: 'insults' }
const player: ModerationState = { role: 'player', ban: null }
const ban = (of: ReturnType<typeof days> | typeof FOREVER | null, refund = false): Change => ({
  kind: 'ban',
  ban: of,
  refund,
})

test.each<[string, ModerationState, Change, boolean]>([
  ['bans a player for a week', player, ban(days(7)), true],
  ['bans for 30 days', player, ban(days(30)), true],
  ['does not ban for longer', player, ban(days(31)), false],
  ['does not ban without end', player, ban(FOREVER), false],
  ['takes no ratings back', player, ban(days(7), true), false],
  ['lifts a ban that ends soon', { ...player, ban: days(20) }, ban(null), true],
  ['does not lift one that ends late', { ...player, ban: days(300) }, ban(null), false],
  ['does not shorten one without end', { ...player, ban: FOREVER }, ban(days(1)), false],
  ['bans no moderator', { role: 'moderator', ban: null }, ban(days(1)), false],
  ['bans no admin', { role: 'admin', ban: null }, ban(days(1)), false],
  ['gives no role', player, { kind: 'role' }, false],
])('a moderator %s', (_, target, change, may) => {
  expect(isAllowed('moderator', target, change, NOW)).toBe(may)
  expect(isAllowed('admin', target, change, NOW)).toBe(true)
  expect(isAllowed('player', target, change, NOW)).toBe(false)
})
