import { z } from 'zod'
import { CorrelationId } from '../correlation-id.ts'

/*
 * What processes tell one another about games. Commands and events are passed on as they are: they were checked where
 * they came from, and the journal has them in the same form.
 */

const Typed = z.looseObject({ type: z.string() })

/** To whoever drives a game. */
export const GameRequest = z.discriminatedUnion('ask', [
  z.object({
    ask: z.literal('command'),
    id: z.string(),
    /** The same when it is sent again, so that it is applied once. */
    by: z.string(),
    command: Typed,
    /** What the log calls the call that it comes from. */
    call: CorrelationId.optional().catch(undefined),
    /** The measured one-way delay of its player, ms. */
    delay: z.tuple([z.string(), z.number()]).optional(),
  }),
  z.object({
    ask: z.literal('presence'),
    id: z.string(),
    from: z.string(),
    /** By seat: whether a page subscribes to it there. */
    here: z.array(z.boolean()),
  }),
  /** Only whether it is driven, and how far it is. */
  z.object({ ask: z.literal('state'), id: z.string() }),
])
export type GameRequest = z.infer<typeof GameRequest>

/** `seq`: the length of the journal. */
export const GameReply = z.union([
  z.object({ isDriven: z.literal(false) }),
  z.object({ isDriven: z.literal(true), seq: z.number(), outcome: z.string().nullable() }),
])
export type GameReply = z.infer<typeof GameReply>

/** To everyone who follows a game. */
export const GameNews = z.union([
  /** Journaled from this sequence number on. */
  z.object({ seq: z.number(), events: z.array(z.looseObject({ type: z.string(), at: z.number() })) }),
  z.object({ settled: z.literal(true) }),
  /** Another process drives it from now on. */
  z.object({ driver: z.string(), epoch: z.number() }),
])
export type GameNews = z.infer<typeof GameNews>

export const newsSubject = (id: string): string => `game.${id}`
export const driverSubject = (engine: string, process: string): string => `games.${engine}.${process}`
export const lostSubject = (engine: string, process: string): string => `lost-games.${engine}.${process}`
