import { waitingTime } from '../../../forms/waiting-time.ts'
import type { Failure } from '../../../live/reply.ts'

/** Why something failed, and how long to wait if the server says so. */
export const failureText = (failure: Failure | null): string | null => {
  if (failure === null) return null
  const { retryAfter } = failure.details
  if (typeof retryAfter !== 'number' || retryAfter <= 0) return failure.message
  return `${failure.message} Try again in ${waitingTime(retryAfter)}.`
}
