import type { PartyHostView } from '@trivium/rules/modes/party/host-view'
import type { PartyRoomView } from '@trivium/rules/modes/party/room-view'
import type { PartyScreenView } from '@trivium/rules/modes/party/screen-view'
import type { PartyView } from '@trivium/rules/modes/party/seat-view'
import { z } from 'zod'
import { answerFields, shownFields, solutionFields } from './form.ts'
import { ReviewedMedia } from './question-media.ts'

/** The document of topic `room:{id}`, one frame for everybody in the room. */
export interface PartyRoomDocument extends PartyRoomView {
  readonly id: string
}

/** The document of topic `game:{id}`, a player's own. */
export interface PartyDocument extends PartyView {
  readonly id: string
  readonly settled: boolean
}

/** The document of topic `screen:{id}`, for televisions and the host. */
export type PartyScreenDocument = PartyScreenView

/** The document of topic `host:{id}`, for the host alone. */
export type PartyHostDocument = PartyHostView

const Ranked = z.strictObject({ name: z.string(), score: z.number(), place: z.int().nullable() })

/** What lasts of a party. */
export const PartyResults = z.strictObject({
  title: z.string(),
  endedAt: z.number(),
  reason: z.enum(['completed', 'stopped', 'expired']),
  /** Whether the caller is the host, who may take the results as a table. */
  isHost: z.boolean(),
  /** The caller's seat; null: none. */
  seat: z.int().nullable(),
  /** Best first. */
  players: z.array(Ranked.extend({ seat: z.int(), profilePic: z.string(), team: z.int().nullable() })),
  /** Best first; null: everybody played alone. */
  teams: z.array(Ranked.extend({ team: z.int() })).nullable(),
  questions: z.array(
    z.strictObject({
      /** The id to report it by; null if it is not from the bank. */
      question: z.string().nullable(),
      /** The round's title; empty if there is only one. */
      round: z.string(),
      isTieBreak: z.boolean(),
      category: z.string(),
      prompt: z.string(),
      /** The picture that it was asked with. */
      media: ReviewedMedia,
      ...shownFields,
      ...solutionFields,
      explanation: z.string(),
      /** How many chose each choice; null: a question without choices. */
      counts: z.array(z.int()).nullable(),
      gave: z.int(),
      gaveRight: z.int(),
      /** The caller's own answer, or their team's; null: none. */
      own: z
        .strictObject({ answer: z.strictObject(answerFields), right: z.boolean(), points: z.number() })
        .nullable(),
      reported: z.boolean(),
    }),
  ),
})
export type PartyResults = z.infer<typeof PartyResults>
