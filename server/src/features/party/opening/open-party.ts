import { createFriendKey, FRIEND_KEY_BYTES } from '@trivium/rules/matchmaking/friend-key'
import type { PartyConfig } from '@trivium/rules/modes/party/config'
import { MINUTE } from '@trivium/rules/time'
import type { PartyOptions, PartyPlan } from '@trivium/wire/documents/party-plan'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { DrawnPlan } from '../../../database/tables/parties.ts'
import type { PartyRooms } from '../../../games/party/party-rooms.ts'
import { newId, type Random } from '../../../random.ts'
import { type DrawDependencies, drawPlan } from '../drawing/draw-plan.ts'
import { insertParty } from './party-keys.ts'

export interface OpenDependencies extends DrawDependencies {
  readonly random: Random
  readonly rooms: PartyRooms
  /** Seats of one room. */
  readonly maxSeats: number
  readonly isNameAllowed: (name: string) => boolean
}

/** A new key may already belong to another party; this many attempts in a row never all do. */
const KEY_ATTEMPTS = 20

/** Whether everything in a plan that others read is allowed. */
export const areNamesAllowed = (
  { isNameAllowed }: Pick<OpenDependencies, 'isNameAllowed'>,
  { options, rounds }: PartyPlan,
): boolean =>
  [options.title, ...(options.teams?.names ?? []), ...rounds.flatMap(({ title, intro }) => [title, intro])]
    .filter((name) => name !== '')
    .every(isNameAllowed)

/** PA33: the party's own scale is that of speed if one of its rounds scores by speed. */
const configOf = (
  { seconds, ...options }: PartyOptions,
  { rounds }: PartyPlan,
  maxSeats: number,
): PartyConfig => ({
  ...options,
  clock: seconds * 1_000,
  scoring: rounds.some(({ scoring }) => scoring === 'speed') ? 'speed' : 'plain',
  maxSeats,
})

/** The settings of a round as they are in the plan now; its questions may have been drawn earlier. */
const roundsOf = (drawn: DrawnPlan, { rounds }: PartyPlan): DrawnPlan['rounds'] =>
  drawn.rounds.map((round, i) => {
    const { title = '', intro = '', scoring = 'plain', weight = 1, breakMinutes = 2 } = rounds[i] ?? {}
    return { ...round, title, intro, scoring, weight, breakMs: breakMinutes * MINUTE }
  })

/**
 * Opens a room. `kept`: questions that were drawn before and stay as they are. Refusals: name-not-allowed, those of
 * `drawPlan`.
 */
export const openParty = async (
  deps: OpenDependencies,
  uid: string,
  plan: PartyPlan,
  kept: DrawnPlan | null = null,
): Promise<OutputOf<'createParty'> | Refused> => {
  const { db, clock, random, rooms, maxSeats } = deps
  if (!areNamesAllowed(deps, plan)) return refused('name-not-allowed')
  const seed = newId(random, 22)
  const drawn = kept ?? (await drawPlan(deps, uid, plan, seed))
  if (isRefused(drawn)) return drawn
  const id = newId(random)
  const config = configOf(plan.options, plan, maxSeats)
  for (let attempt = 0; attempt < KEY_ATTEMPTS; attempt++) {
    const key = createFriendKey(random(FRIEND_KEY_BYTES))
    const opened = {
      ...{ type: 'opened' as const, at: clock.now(), seed, key, host: uid, config },
      ...{ items: drawn.items, rounds: roundsOf(drawn, plan), tieBreak: drawn.tieBreak },
    }
    if (!(await insertParty(db, { id, host: uid, opened, driver: rooms.games.process }))) continue
    rooms.games.begin(id, [opened])
    return { partyId: id, key }
  }
  throw new Error('no free key was found for a party')
}
