import { z } from 'zod'
import type { WireError } from '../refusals.ts'

const Have = z.strictObject({ epoch: z.string().max(32), n: z.int().min(0) })

/** Messages from a browser on the live socket; each message has exactly one of these forms. */
export const ClientMessage = z.union([
  /** A function call, by far the most frequent and therefore first; the reply has the same `id`. */
  z.strictObject({ id: z.int().min(0), fn: z.string().max(64), data: z.unknown() }),
  /** The first message; also later, with a fresh token. */
  z.strictObject({ hello: z.strictObject({ protocol: z.int(), token: z.string().max(2048) }) }),
  /** `have` identifies the topic's last received message: the reply is `same` if that is still the last one, or a snapshot. */
  z.strictObject({ follow: z.string().max(64), have: Have.optional() }),
  z.strictObject({ unfollow: z.string().max(64) }),
  /** Heartbeat: the sender's clock, echoed in `pong`. */
  z.strictObject({ ping: z.number() }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

/** Messages from the server. `now` is its clock, ms since 1970. */
export type ServerMessage =
  | { readonly welcome: { readonly uid: string; readonly now: number } }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: WireError }
  /** A snapshot of a topic; `epoch` changes when numbering restarts. */
  | {
      readonly topic: string
      readonly epoch: string
      readonly n: number
      readonly doc: Readonly<Record<string, unknown>>
    }
  /** The fields that changed since message n - 1. */
  | { readonly topic: string; readonly n: number; readonly set: Readonly<Record<string, unknown>> }
  /** Nothing is new since the last message of the earlier subscription. */
  | { readonly topic: string; readonly n: number; readonly same: true }
  | { readonly topic: string; readonly error: WireError }
  | { readonly pong: number; readonly now: number }
  /** Whether anything can be saved: sent at each change, and after the welcome if saving fails. */
  | { readonly saving: boolean }
  /** The reason, sent before the server closes for good. */
  | { readonly goodbye: WireError }
