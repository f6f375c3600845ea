import { ACCOUNTS } from './refusals/accounts.ts'
import { ADMIN } from './refusals/admin.ts'
import { CALLS } from './refusals/calls.ts'
import { CONTACT } from './refusals/contact.ts'
import type { RefusalEntry } from './refusals/entry.ts'
import { GAMES } from './refusals/games.ts'
import { MATCHES } from './refusals/matches.ts'
import { PARTY } from './refusals/party.ts'
import { QUIZZES } from './refusals/quizzes.ts'
import { HTTP_STATUS, type Status } from './status.ts'

/** All expected refusals of the server. The name is stable; the sentence is for people. */
export const REFUSALS = {
  ...GAMES,
  ...MATCHES,
  ...PARTY,
  ...CALLS,
  ...ACCOUNTS,
  ...QUIZZES,
  ...CONTACT,
  ...ADMIN,
} as const satisfies Record<string, RefusalEntry>

export type Refusal = keyof typeof REFUSALS

/** The HTTP status of a refusal. */
export const httpStatusOf = (name: Refusal): number => {
  const entry: RefusalEntry = REFUSALS[name]
  return entry.http ?? HTTP_STATUS[entry.status]
}

/** An expected refusal as a value; `details` has additional data, e.g. `retryAfter` in ms or zod's issues. */
export interface Refused {
  readonly refused: Refusal
  readonly details?: Readonly<Record<string, unknown>>
}

export const refused = (name: Refusal, details?: Refused['details']): Refused =>
  details === undefined ? { refused: name } : { refused: name, details }

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value

/** The error of the callable protocol: `details.reason` is the refusal's name. */
export interface WireError {
  readonly status: Status
  readonly message: string
  readonly details: { readonly reason: Refusal } & Readonly<Record<string, unknown>>
}

export const errorOf = ({ refused: reason, details }: Refused): WireError => ({
  status: REFUSALS[reason].status,
  message: REFUSALS[reason].message,
  details: { ...details, reason },
})
