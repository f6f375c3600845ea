import type { Refusal } from '@trivium/wire/refusals'
import { HTTP_STATUS, NO_DATA, NOT_JSON, type Status } from '@trivium/wire/status'

/** Why a call failed. `message` is a sentence for people; `reason` is set if the server refused with a named reason. */
export interface Failure {
  readonly status: Status
  readonly message: string
  readonly reason: Refusal | null
  readonly details: Readonly<Record<string, unknown>>
}

/** The outcome of a call: refusals and failures are values. */
export type Reply<Result> = { readonly result: Result; readonly error?: never } | Failed

export interface Failed {
  readonly error: Failure
  readonly result?: never
}

const failure = (status: Status, message: string, details: Failure['details'] = {}): Failed => ({
  error: { status, message, reason: null, details },
})

/** An exception from a request, as a message for people. */
export const networkFailure = (error: unknown): Failed =>
  error instanceof DOMException && error.name === 'TimeoutError'
    ? timeoutFailure()
    : failure('INTERNAL', 'The server could not be reached. Check your connection and try again.')
/** The page's player changed during a call; the call is not made in the new player's name. */
export const identityChangedFailure = () =>
  failure('ABORTED', 'You’re now playing as somebody else. Check before you continue.')
export const timeoutFailure = () =>
  failure('DEADLINE_EXCEEDED', 'The server took too long to answer. Try again.')

/** The server did not refuse by name: it was not reached, or it was too slow. */
export const isUnanswered = ({ status, reason }: Failure): boolean => reason === null && status !== 'ABORTED'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const statusOf = (http: number): Status | null => {
  if (http >= 200 && http < 300) return null
  const found = Object.entries(HTTP_STATUS).find(([, code]) => code === http)
  return (found?.[0] as Status | undefined) ?? 'INTERNAL'
}

/** An unexpected error has the code by which its lines are found in the server's log. */
const withCode = (message: string, code: unknown): string =>
  typeof code === 'string' ? `${message} If you write to us, give this code: ${code}` : message

/** The protocol's error object as a failure; missing or unknown fields are filled in. */
export const failureOf = (error: unknown, fallback: Status): Failed => {
  const { status, message, details } = isRecord(error) ? error : {}
  const known = typeof status === 'string' && status in HTTP_STATUS
  const more = isRecord(details) ? details : {}
  const sentence = typeof message === 'string' ? message : 'Something went wrong. Try again.'
  return {
    error: {
      status: known ? (status as Status) : fallback,
      message: withCode(sentence, more.code),
      reason: typeof more.reason === 'string' ? (more.reason as Refusal) : null,
      details: more,
    },
  }
}

/** Reads a response of the callable protocol: its HTTP status and body text. If it is unreadable, `details.http` has the status. */
export const parseReply = (http: number, body: string): Reply<unknown> => {
  const status = statusOf(http)
  const unreadable = (message: string) => failure(status ?? 'INTERNAL', message, { http })
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return unreadable(NOT_JSON)
  }
  if (!isRecord(json)) return unreadable(NOT_JSON)
  if ('error' in json || status !== null) return failureOf(json.error, status ?? 'INTERNAL')
  const result = json.data === undefined ? json.result : json.data
  return result === undefined ? unreadable(NO_DATA) : { result }
}
