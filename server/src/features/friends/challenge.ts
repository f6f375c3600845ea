import { parseFriendKey } from '@trivium/rules/matchmaking/friend-key'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { findPlayerByName } from '../../users/names.ts'
import { addNotices, removeNotice } from '../../users/notices.ts'
import { readUser } from '../../users/queries.ts'
import { playerOf } from '../../users/read-seat-player.ts'
import { addChallenged, findInvitation, type GoneInvitation } from './queries.ts'

export interface ChallengeDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
}

/** More would only be noise. */
const MAX_CHALLENGES = 3

/** The id of the notice about an invitation. */
const challengeId = (key: string): string => `challenge-${key}`

/** Removes the challenges of this host and those that have expired; returns how many are left. */
const makeRoom = async (tx: Transaction<Schema>, uid: string, host: string, now: number): Promise<number> => {
  const { rows } = await sql<{ left: number }>`
    update users set notices = coalesce((
      select jsonb_agg(one order by n) from jsonb_array_elements(notices) with ordinality as kept (one, n)
      where one ->> 'kind' <> 'challenge'
        or (one ->> 'username' <> ${host} and (one ->> 'expiresAt')::float8 > ${now}::float8)), '[]'::jsonb)
    where uid = ${uid}
    returning (select count(*)::int4 from jsonb_array_elements(notices) as one where one ->> 'kind' = 'challenge')
      as left`.execute(tx)
  return rows[0]?.left ?? 0
}

const tell = async (
  tx: Transaction<Schema>,
  uid: string,
  { key: typed, username }: InputOf<'challengePlayer'>,
  now: number,
): Promise<{ readonly uid: string; readonly isTold: boolean } | Refused> => {
  const key = parseFriendKey(typed)
  if (key === null || (await findInvitation(tx, key, now))?.host_uid !== uid) return refused('unknown-key')
  const player = await findPlayerByName(tx, username, now)
  const host = await readUser(tx, uid)
  if (player === null || host === null) return refused('unknown-player')
  if (player.uid === uid) return refused('own-invitation')
  const name = playerOf(host).username
  if ((await makeRoom(tx, player.uid, name, now)) >= MAX_CHALLENGES) return { uid: player.uid, isTold: false }
  const invitation = await addChallenged(tx, key, uid, player.uid)
  if (invitation === undefined) return refused('unknown-key')
  const { rated, expires_at: expiresAt } = invitation
  const notice = { kind: 'challenge', at: now, username: name, key, rated, expiresAt } as const
  await addNotices(tx, [player.uid], notice, challengeId(key))
  return { uid: player.uid, isTold: true }
}

/** Shows a player that somebody waits for them. */
export const challenge = async (
  { db, clock, shown }: ChallengeDependencies,
  uid: string,
  input: InputOf<'challengePlayer'>,
): Promise<OutputOf<'challengePlayer'> | Refused> => {
  const done = await db.transaction().execute((tx) => tell(tx, uid, input, clock.now()))
  if (isRefused(done)) return done
  await shown(done.uid)
  return { isTold: done.isTold }
}

/** Removes the notices about invitations that nobody can accept any more. */
export const removeChallenges = async (
  { db, shown }: ChallengeDependencies,
  gone: readonly GoneInvitation[],
): Promise<void> => {
  for (const { key, challenged } of gone)
    for (const uid of new Set(challenged)) {
      await removeNotice(db, [uid], challengeId(key))
      await shown(uid)
    }
}
