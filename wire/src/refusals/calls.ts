import { CANNOT_SAVE } from '../cannot-save.ts'
import type { RefusalEntry } from './entry.ts'

/** Refusals that every call can meet. */
export const CALLS = {
  'bad-input': { status: 'INVALID_ARGUMENT', message: 'The request isn’t valid.' },
  'body-too-large': { status: 'INVALID_ARGUMENT', message: 'The request is too large.' },
  'body-too-slow': {
    status: 'DEADLINE_EXCEEDED',
    http: 408,
    message: 'The request took too long to arrive. Try again.',
  },
  'compressed-body': {
    status: 'INVALID_ARGUMENT',
    http: 415,
    message: 'Send the request uncompressed, without Content-Encoding.',
  },
  /** details.retryAfter: other large requests in progress leave no room for this one. */
  'too-many-uploads': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'Several large files are being sent already. Try again in a moment.',
  },
  'wrong-method': {
    status: 'INVALID_ARGUMENT',
    http: 405,
    message: 'Functions are called with POST, Content-Type: application/json and the body {"data": …}.',
  },
  'not-signed-in': {
    status: 'UNAUTHENTICATED',
    message: 'Your session has ended. Reload the page to continue.',
  },
  'not-allowed': { status: 'PERMISSION_DENIED', message: 'You’re not allowed to do this.' },
  /** details.why: the reason in words; details.until: when it ends, ms since 1970, null for never. */
  banned: { status: 'PERMISSION_DENIED', message: 'This account is banned.' },
  /** details.retryAfter in ms. */
  'new-guests-paused': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'A guest on your network was just banned, so new guests have to wait a few minutes.',
  },
  'foreign-origin': { status: 'PERMISSION_DENIED', message: 'The request comes from another site.' },
  'unknown-function': { status: 'NOT_FOUND', message: 'Function not found.' },
  'unknown-topic': { status: 'NOT_FOUND', message: 'There is nothing to subscribe to here.' },
  'too-many-calls': { status: 'RESOURCE_EXHAUSTED', message: 'Too many requests. Wait a moment.' },
  /** details.retryAfter in ms. */
  busy: {
    status: 'RESOURCE_EXHAUSTED',
    message: 'A lot is going on right now. Try again in a moment.',
  },
  /** details.retryAfter in ms. So many games are played that answers have become slow. */
  'server-full': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'So many people are playing that no new game can start right now. Try again in a moment.',
  },
  /** Nothing can be saved: the disk is full, or the database is unavailable. Acknowledged data is kept. */
  'cannot-save': {
    status: 'UNAVAILABLE',
    message: CANNOT_SAVE,
  },
  'no-new-games': {
    status: 'UNAVAILABLE',
    message: 'We can’t save right now, so no game can start. Your answers so far are safe.',
  },
  'shutting-down': { status: 'UNAVAILABLE', message: 'The server is restarting. Try again in a moment.' },
  /** The process that runs the game does not answer. Whether the command was applied is unknown; it is safe to send again. */
  'game-unreachable': {
    status: 'UNAVAILABLE',
    message: 'Your game can’t be reached right now. This page keeps trying.',
  },
  /** The database rejects the text because of its content; nothing has changed. */
  'not-storable': {
    status: 'INVALID_ARGUMENT',
    message: 'We can’t save this text. Try writing it differently.',
  },
  /** details.code: what the log calls this call, for people who write to the operator. */
  'internal-error': { status: 'INTERNAL', message: 'Something went wrong on our side.' },
  'http-only': { status: 'INVALID_ARGUMENT', message: 'This function is called over HTTP.' },
} as const satisfies Record<string, RefusalEntry>
