import {
  createFriendKey,
  FRIEND_KEY_BYTES,
  FRIEND_KEY_VALID_MS,
  parseFriendKey,
} from '@trivium/rules/matchmaking/friend-key'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { StartMatch } from '../../games/battle/match-starter.ts'
import type { Random } from '../../random.ts'
import { readUser } from '../../users/queries.ts'
import {
  findInvitation,
  removeInvitation,
  removeInvitationsOf,
  replaceInvitation,
  takeInvitation,
} from './queries.ts'

export interface FriendsDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly chance: Random
  readonly startMatch: StartMatch
  /** Removes these players from the queue: they have found each other. */
  readonly leaveQueue: (uid: string) => Promise<unknown>
}

/** Somebody else took the invitation while the match was being opened. */
class Taken extends Error {}

export const friendsService = ({
  db,
  clock,
  chance: random,
  startMatch,
  leaveQueue,
}: FriendsDependencies) => {
  const mayRate = async (uid: string): Promise<boolean> => (await readUser(db, uid))?.isAnonymous === false

  const find = async (typed: string) => {
    const key = parseFriendKey(typed)
    return key === null ? undefined : findInvitation(db, key, clock.now())
  }

  return {
    async create(uid: string, rated: boolean): Promise<OutputOf<'createFriendMatch'> | Refused> {
      if (rated && !(await mayRate(uid))) return refused('guests-play-casual')
      const key = createFriendKey(random(FRIEND_KEY_BYTES))
      const now = clock.now()
      const expiresAt = now + FRIEND_KEY_VALID_MS
      const invitation = { key, host_uid: uid, rated, created_at: now, expires_at: expiresAt }
      return (await replaceInvitation(db, invitation)) ? { key, expiresAt } : refused('not-signed-in')
    },

    async read(uid: string, typed: string): Promise<OutputOf<'readFriendMatch'> | Refused> {
      const invitation = await find(typed)
      const host = invitation && (await readUser(db, invitation.host_uid))
      if (!invitation || !host) return refused('unknown-key')
      const { username, profilePic, elo } = host
      return {
        host: { username, profilePic, elo },
        rated: invitation.rated,
        expiresAt: invitation.expires_at,
        own: invitation.host_uid === uid,
      }
    },

    /** The friend counts as joined; the host is asked by the match-found prompt. */
    async join(uid: string, typed: string): Promise<OutputOf<'joinFriendMatch'> | Refused> {
      const invitation = await find(typed)
      if (!invitation) return refused('unknown-key')
      const { key, host_uid: host, rated } = invitation
      if (host === uid) return refused('own-invitation')
      if (rated && !(await mayRate(uid))) return refused('guests-play-casual')
      try {
        const started = await startMatch({
          seats: [host, uid],
          rated,
          origin: 'friend',
          joined: [uid],
          within: async (tx) => {
            if (!(await takeInvitation(tx, key, uid, clock.now())))
              throw new Taken('the invitation was taken')
          },
        })
        if (isRefused(started)) return busy(started, host)
        await Promise.all([leaveQueue(host), leaveQueue(uid)])
        return { matchId: started.id }
      } catch (error) {
        if (error instanceof Taken) return refused('unknown-key')
        throw error
      }
    },

    async cancel(uid: string, typed: string): Promise<Record<string, never>> {
      const key = parseFriendKey(typed)
      if (key !== null) await removeInvitation(db, key, uid)
      return {}
    },

    /** Withdraws the open invitation of a player who is gone. */
    cancelAll: (uid: string) => removeInvitationsOf(db, uid),
  }
}

/** Says which side has another match; uids are private. */
const busy = (no: Refused, host: string): Refused => {
  const players = no.details?.busy
  const isHost = Array.isArray(players) && players.length === 1 && players[0] === host
  return refused(isHost ? 'opponent-busy' : no.refused)
}

export type FriendsService = ReturnType<typeof friendsService>
