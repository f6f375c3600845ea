import { z } from 'zod'
import type { WireError } from '../refusals.ts'

const Have = z.strictObject({ epoch: z.string().max(32), n: z.int().min(0) })

/** What a browser may say on the live socket; each message has just one of these forms. */
export const ClientMessage = z.union([
  /** A function call, by far the most frequent and so tried first; `id` comes back with its answer. */
  z.strictObject({ id: z.int().min(0), fn: z.string().max(64), data: z.unknown() }),
  /** First of all; also later, to carry a fresh token. */
  z.strictObject({ hello: z.strictObject({ protocol: z.int(), token: z.string().max(2048) }) }),
  /** `have` is the last message seen of the topic: the answer is what came after it, or a snapshot. */
  z.strictObject({ follow: z.string().max(64), have: Have.optional() }),
  z.strictObject({ unfollow: z.string().max(64) }),
  /** Heartbeat: the sender's clock, echoed in `pong`. */
  z.strictObject({ ping: z.number() }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

/** What the server says. `now` is its clock, ms since 1970. */
export type ServerMessage =
  | { readonly welcome: { readonly uid: string; readonly now: number } }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: WireError }
  /** A snapshot of a topic; `epoch` changes when numbering starts anew. */
  | {
      readonly topic: string
      readonly epoch: string
      readonly n: number
      readonly doc: Readonly<Record<string, unknown>>
    }
  /** The fields that changed since message n - 1. */
  | { readonly topic: string; readonly n: number; readonly set: Readonly<Record<string, unknown>> }
  /** Following again brought nothing new. */
  | { readonly topic: string; readonly n: number; readonly same: true }
  | { readonly topic: string; readonly error: WireError }
  | { readonly pong: number; readonly now: number }
  /** Whether anything can be saved: said at each change, and after the welcome where it can't. */
  | { readonly saving: boolean }
  /** Last words before the server closes for good: why. */
  | { readonly goodbye: WireError }
