import type { Millis } from '@trivium/rules/game/decider'
import { enginesOf, MODES } from '@trivium/wire/modes/modes'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { eraseGames } from '../erasing.ts'

const AT_A_TIME = 100
const ALONE = enginesOf(MODES, 1)

/**
 * Deletes abandoned single-player games: those without an event since `before`. `isAwake` returns whether a
 * player is looking at a game now. Returns the number of deleted games.
 */
export const eraseUnfinished = async (
  db: Kysely<Schema>,
  before: Millis,
  isAwake: (id: string) => boolean,
): Promise<number> => {
  let erased = 0
  for (let after = ''; ; ) {
    const ids = await db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('games')
        .select('id')
        .where('mode', 'in', ALONE)
        .where('ended_at', 'is', null)
        .where('opened_at', '<', before)
        .where('id', '>', after)
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('game_events')
                .select('game_events.seq')
                .whereRef('game_events.game_id', '=', 'games.id')
                .where('game_events.at', '>=', before),
            ),
          ),
        )
        .orderBy('id')
        .limit(AT_A_TIME)
        .forUpdate()
        .skipLocked()
        .execute()
      const left = rows.map(({ id }) => id).filter((id) => !isAwake(id))
      await eraseGames(tx, left)
      erased += left.length
      return rows.map(({ id }) => id)
    })
    const last = ids.at(-1)
    if (last === undefined) return erased
    after = last
  }
}
