import {
  createFriendKey,
  FRIEND_KEY_BYTES,
  FRIEND_KEY_VALID_MS,
  parseFriendKey,
} from '@trivium/rules/matchmaking/friend-key'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { StartMatch } from '../../games/battle/match-starter.ts'
import type { Random } from '../../random.ts'
import { readUser } from '../../users/queries.ts'
import { playerOf } from '../../users/read-seat-player.ts'
import { type ChallengeDependencies, challenge, removeChallenges } from './challenge.ts'
import {
  findInvitation,
  type GoneInvitation,
  removeInvitationsOf,
  replaceInvitation,
  takeInvitation,
} from './queries.ts'

export interface FriendsDependencies extends ChallengeDependencies {
  readonly random: Random
  readonly startMatch: StartMatch
  /** Removes these players from the queue: they have found each other. */
  readonly leaveQueue: (uid: string) => Promise<unknown>
}

/** Says which side has another match; uids are private. */
const busy = (no: Refused, host: string): Refused => {
  const players = no.details?.busy
  const isHost = Array.isArray(players) && players.length === 1 && players[0] === host
  return refused(isHost ? 'opponent-busy' : no.refused)
}

const mayRate = async (db: Kysely<Schema>, uid: string): Promise<boolean> =>
  (await readUser(db, uid))?.isAnonymous === false

const find = async ({ db, clock }: FriendsDependencies, typed: string) => {
  const key = parseFriendKey(typed)
  return key === null ? undefined : findInvitation(db, key, clock.now())
}

const create = async (
  deps: FriendsDependencies,
  uid: string,
  rated: boolean,
): Promise<OutputOf<'createFriendMatch'> | Refused> => {
  const { db, clock, random } = deps
  if (rated && !(await mayRate(db, uid))) return refused('guests-play-casual')
  const key = createFriendKey(random(FRIEND_KEY_BYTES))
  const now = clock.now()
  const expiresAt = now + FRIEND_KEY_VALID_MS
  const invitation = { key, host_uid: uid, rated, created_at: now, expires_at: expiresAt }
  const replaced = await replaceInvitation(db, invitation)
  if (replaced === null) return refused('not-signed-in')
  await removeChallenges(deps, replaced)
  return { key, expiresAt }
}

const read = async (
  deps: FriendsDependencies,
  uid: string,
  typed: string,
): Promise<OutputOf<'readFriendMatch'> | Refused> => {
  const invitation = await find(deps, typed)
  const host = invitation && (await readUser(deps.db, invitation.host_uid))
  if (!invitation || !host) return refused('unknown-key')
  const { username, profilePic, elo } = playerOf(host)
  return {
    host: { username, profilePic, elo },
    rated: invitation.rated,
    expiresAt: invitation.expires_at,
    own: invitation.host_uid === uid,
  }
}

/** The friend counts as joined; the host is asked by the match-found prompt. */
const join = async (
  deps: FriendsDependencies,
  uid: string,
  typed: string,
): Promise<OutputOf<'joinFriendMatch'> | Refused> => {
  const { db, clock, startMatch, leaveQueue } = deps
  const invitation = await find(deps, typed)
  if (!invitation) return refused('unknown-key')
  const { key, host_uid: host, rated } = invitation
  if (host === uid) return refused('own-invitation')
  if (rated && !(await mayRate(db, uid))) return refused('guests-play-casual')
  // Somebody else may take the invitation while the match is being opened.
  const gone: GoneInvitation[] = []
  const within = async (tx: Transaction<Schema>) => {
    const taken = await takeInvitation(tx, key, uid, clock.now())
    if (taken === null) return refused('unknown-key')
    gone.push(taken)
    return null
  }
  const started = await startMatch({ seats: [host, uid], rated, origin: 'friend', joined: [uid], within })
  if (isRefused(started)) return busy(started, host)
  await Promise.all([leaveQueue(host), leaveQueue(uid), removeChallenges(deps, gone)])
  return { matchId: started.id }
}

const cancel = async (
  deps: FriendsDependencies,
  uid: string,
  typed: string,
): Promise<Record<string, never>> => {
  const key = parseFriendKey(typed)
  if (key !== null) await removeChallenges(deps, await removeInvitationsOf(deps.db, uid, key))
  return {}
}

export type FriendsService = ReturnType<typeof friendsService>

/** Matches against a friend, who joins with a key. */
export const friendsService = (deps: FriendsDependencies) => ({
  create: (uid: string, rated: boolean) => create(deps, uid, rated),
  read: (uid: string, typed: string) => read(deps, uid, typed),
  join: (uid: string, typed: string) => join(deps, uid, typed),
  challenge: (uid: string, input: InputOf<'challengePlayer'>) => challenge(deps, uid, input),
  cancel: (uid: string, typed: string) => cancel(deps, uid, typed),
  /** Withdraws the open invitation of a player who has left. */
  cancelAll: async (uid: string) => removeChallenges(deps, await removeInvitationsOf(deps.db, uid)),
})
