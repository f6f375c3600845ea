import type { PartyRefusal } from '@trivium/rules/modes/party/events'
import type { RefusalEntry } from './entry.ts'
import type { GAMES } from './games.ts'

/** Refusals of parties. */
export const PARTY = {
  'unknown-party': { status: 'NOT_FOUND', message: 'There is no party with this key.' },
  'not-in-party': { status: 'PERMISSION_DENIED', message: 'You’re not in this party.' },
  'party-full': { status: 'RESOURCE_EXHAUSTED', message: 'This party is full.' },
  'party-locked': { status: 'ABORTED', message: 'The host has locked the room.' },
  'party-kicked': { status: 'PERMISSION_DENIED', message: 'The host removed you from this party.' },
  'party-started': { status: 'ABORTED', message: 'The party has begun.' },
  'party-not-started': { status: 'ABORTED', message: 'The party has not begun yet.' },
  'party-not-over': { status: 'ABORTED', message: 'The party is still going on.' },
  'party-paused': { status: 'ABORTED', message: 'The host has paused the party.' },
  'party-empty': { status: 'ABORTED', message: 'Nobody has joined yet.' },
  'name-taken': { status: 'ABORTED', message: 'Somebody here already has this name.' },
  'name-not-allowed': { status: 'INVALID_ARGUMENT', message: 'Please choose another name.' },
  'no-such-team': { status: 'INVALID_ARGUMENT', message: 'You can’t choose this team.' },
  'no-such-seat': { status: 'NOT_FOUND', message: 'This player isn’t in the party.' },
  'not-the-host': { status: 'PERMISSION_DENIED', message: 'Only the host can do this.' },
  'no-host-offer': { status: 'PERMISSION_DENIED', message: 'You can’t become the host right now.' },
  'not-playing-yet': { status: 'ABORTED', message: 'You’re in from the next question.' },
  'not-in-tie-break': { status: 'ABORTED', message: 'Only the leaders play the tie-break.' },
  'unknown-plan': { status: 'NOT_FOUND', message: 'Plan not found.' },
  'plan-changed': {
    status: 'ABORTED',
    message: 'This plan has been changed in another tab or on another device.',
  },
  'too-many-plans': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'You’ve reached the limit of 50 plans. Delete one first.',
  },
  'too-many-questions': {
    status: 'INVALID_ARGUMENT',
    message: 'A party has at most 100 questions.',
  },
} as const satisfies Record<Exclude<PartyRefusal, keyof typeof GAMES>, RefusalEntry> &
  Record<string, RefusalEntry>
