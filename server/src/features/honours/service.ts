import type { AchievementStats } from '@trivium/rules/achievements/achievement'
import { ACHIEVEMENTS, isAchievementId } from '@trivium/rules/achievements/table'
import { progress } from '@trivium/rules/achievements/unlocking'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { readAchievementCounts } from '../../honours/counts.ts'
import { claimShowing } from '../../honours/showing.ts'
import { playerNamed } from '../../users/names.ts'
import { readPlayerCount } from '../../users/tally.ts'
import { type Holder, readHolder } from './queries.ts'

export interface HonoursDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Shows the user document anew, without anybody waiting for it. */
  readonly show: (uid: string) => void
}

type Line = OutputOf<'readAchievements'>['achievements'][number]

const linesOf = (
  { unlockedAt }: Holder,
  stats: AchievementStats,
  counts: ReadonlyMap<string, number>,
): Line[] =>
  ACHIEVEMENTS.map(({ id }) => ({
    id,
    at: unlockedAt.get(id) ?? null,
    ...progress(stats, id),
    count: counts.get(id) ?? 0,
  }))

export const honoursService = ({ db, clock, show }: HonoursDependencies) => ({
  async readShares(): Promise<OutputOf<'readAchievementShares'>> {
    const [players, counts] = await Promise.all([readPlayerCount(db), readAchievementCounts(db)])
    return { players, counts: Object.fromEntries(counts) }
  },

  /** Of all pages that ask, at once or later, one is told to show it; the others learn that it is done. */
  async claim(uid: string, id: string, page: string): Promise<{ show: boolean }> {
    const isFirst = isAchievementId(id) && (await claimShowing(db, { uid, id, page, at: clock.now() }))
    if (isFirst) show(uid)
    return { show: isFirst }
  },

  async read(username: string): Promise<OutputOf<'readAchievements'> | Refused> {
    const named = await playerNamed(db, username, clock.now())
    const holder = named === null ? null : await readHolder(db, named.uid)
    if (holder === null) return refused('unknown-player')
    const [players, counts] = await Promise.all([readPlayerCount(db), readAchievementCounts(db)])
    const { user } = holder
    return {
      username: user.username,
      profilePic: user.profilePic,
      players,
      achievements: linesOf(holder, user, counts),
    }
  },
})

export type HonoursService = ReturnType<typeof honoursService>
