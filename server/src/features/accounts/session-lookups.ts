import type { Millis } from '@trivium/rules/game/decider'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import { Batches } from '../../database/batches.ts'
import type { Schema } from '../../database/schema.ts'
import { statement } from '../../database/statement.ts'
import { SESSIONS } from '../../workload.ts'
import type { Bearer } from './tokens.ts'

/** Sessions per statement. */
const MAX_SESSIONS = 200

const readOwners = statement<{ sid: string; uid: string }, [sids: readonly string[]]>(
  'read-session-owners',
  `select id as sid, user_id as uid from sessions where id = any($1::text[])`,
)

export interface SessionLookupsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Minimum time between the starts of statements, in ms. */
  readonly interval: Millis
}

/** Whether sessions exist and belong to their bearers; those of the same moment are looked up in one statement. */
export const sessionLookups = ({ db, clock, interval }: SessionLookupsDependencies) => {
  const batches = new Batches<Bearer, boolean>({
    ...{ clock, interval, max: MAX_SESSIONS, workload: SESSIONS },
    run: async (bearers) => {
      const rows = await readOwners(
        db,
        bearers.map(({ sid }) => sid),
      )
      const owners = new Map(rows.map(({ sid, uid }) => [sid, uid]))
      return bearers.map(({ sid, uid }) => owners.get(sid) === uid)
    },
  })
  return (bearer: Bearer) => batches.add(bearer)
}
