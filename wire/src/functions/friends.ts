import { z } from 'zod'
import { Username } from '../account-fields.ts'
import { defineFunction } from '../define-function.ts'
import { FriendKey, MatchId } from '../ids.ts'

const Nothing = z.strictObject({})

export const friends = {
  /** Creates a key, valid once and for 30 min; replaces the caller's previous one. */
  createFriendMatch: defineFunction({
    access: 'player',
    seeksOpponent: true,
    limit: { calls: 10, per: 60_000 },
    input: z.strictObject({ rated: z.boolean() }),
    output: z.strictObject({ key: z.string(), expiresAt: z.number() }),
  }),
  /** The host of an invitation, before it is accepted. Refusal: unknown-key. */
  readFriendMatch: defineFunction({
    access: 'player',
    limit: { calls: 20, per: 60_000 },
    input: z.strictObject({ key: FriendKey }),
    output: z.strictObject({
      host: z.strictObject({ username: z.string(), profilePic: z.string(), elo: z.int() }),
      rated: z.boolean(),
      expiresAt: z.number(),
      own: z.boolean(),
    }),
  }),
  /** Accepts the invitation: the caller counts as joined, the host has the join countdown. */
  joinFriendMatch: defineFunction({
    access: 'player',
    seeksOpponent: true,
    limit: { calls: 20, per: 60_000 },
    input: z.strictObject({ key: FriendKey }),
    output: z.strictObject({ matchId: MatchId }),
  }),
  /**
   * Shows the caller's open invitation to a player as a notice. It replaces an earlier one from the same host.
   * `isTold` is false if three others wait with that player already. Refusals: unknown-key, unknown-player, own-invitation.
   */
  challengePlayer: defineFunction({
    access: 'player',
    limit: { calls: 5, per: 10 * 60_000 },
    input: z.strictObject({ key: FriendKey, username: Username }),
    output: z.strictObject({ isTold: z.boolean() }),
  }),
  /**
   * Withdraws the caller's own invitation if nobody has accepted it, and the notices about it; with any other key nothing
   * happens.
   */
  cancelFriendMatch: defineFunction({
    access: 'player',
    limit: { calls: 30, per: 60_000 },
    input: z.strictObject({ key: FriendKey }),
    output: Nothing,
  }),
}
