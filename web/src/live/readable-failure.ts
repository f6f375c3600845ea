import { NO_DATA, NOT_JSON } from '@trivium/wire/status'
import { type Failure, type Reply, timeoutFailure } from './reply.ts'

/** Our server always responds with JSON: a success status without it comes from something else, such as a proxy. */
const sentenceFor = ({ status, details: { http } }: Failure): string => {
  if (http === 200)
    return 'The answer didn’t come from our server; perhaps your network wants you to sign in first. Check your connection and try again.'
  if (http === 413) return 'This was too large to send.'
  if (http === 403) return 'Something between you and our server refused this. Try another network.'
  if (http === 504) return timeoutFailure().error.message
  const wait = status === 'RESOURCE_EXHAUSTED' ? 'Too many requests.' : 'The server is having trouble.'
  return `${wait} Nothing is lost. Try again in a minute.`
}

/**
 * For a gateway's page or an empty response: replaces the specification's message, which describes the bytes,
 * with one that says what to do.
 */
export const withReadableFailure = <Result>(reply: Reply<Result>): Reply<Result> => {
  const { error } = reply
  if (error?.message !== NOT_JSON && error?.message !== NO_DATA) return reply
  return { error: { ...error, message: sentenceFor(error) } }
}
