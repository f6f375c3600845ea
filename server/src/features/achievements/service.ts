import type { AchievementStats } from '@trivium/rules/achievements/achievement'
import { ACHIEVEMENTS, isAchievementId } from '@trivium/rules/achievements/achievements'
import { progress } from '@trivium/rules/achievements/unlocking'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import { claimPopup } from '../../achievement-unlocks/shown-popups.ts'
import { readAchievementCounts } from '../../achievement-unlocks/unlock-counts.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { readPlayerCount } from '../../sharded-counters/player-count.ts'
import { findPlayerByName } from '../../users/names.ts'
import { type AchievementHolder, readHolder } from './queries.ts'

export interface AchievementsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Refreshes the user document in the background. */
  readonly show: (uid: string) => void
}

type Line = OutputOf<'readAchievements'>['achievements'][number]

const linesOf = (
  { unlockedAt }: AchievementHolder,
  stats: AchievementStats,
  counts: ReadonlyMap<string, number>,
): Line[] =>
  ACHIEVEMENTS.map(({ id }) => ({
    id,
    at: unlockedAt.get(id) ?? null,
    ...progress(stats, id),
    count: counts.get(id) ?? 0,
  }))

export const achievementsService = ({ db, clock, show }: AchievementsDependencies) => ({
  async readShares(): Promise<OutputOf<'readAchievementShares'>> {
    const [players, counts] = await Promise.all([readPlayerCount(db), readAchievementCounts(db)])
    return { players, counts: Object.fromEntries(counts) }
  },

  /** Of all pages that ask, one shows the unlock; the others learn that it has been shown. */
  async claim(uid: string, id: string, page: string): Promise<{ show: boolean }> {
    const isFirst = isAchievementId(id) && (await claimPopup(db, { uid, id, page, at: clock.now() }))
    if (isFirst) show(uid)
    return { show: isFirst }
  },

  async read(username: string): Promise<OutputOf<'readAchievements'> | Refused> {
    const named = await findPlayerByName(db, username, clock.now())
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

export type AchievementsService = ReturnType<typeof achievementsService>
