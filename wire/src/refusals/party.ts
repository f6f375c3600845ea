import type { PartyRefusal } from '@trivium/rules/modes/party/events'
import type { RefusalEntry } from './entry.ts'
import type { GAMES } from './games.ts'

/** Refusals of parties. */
export const PARTY = {
  'unknown-party': { status: 'NOT_FOUND', message: 'There is no party with this key.' },
  'not-in-party': { status: 'PERMISSION_DENIED', message: 'You’re not in this party.' },
  'party-full': { status: 'RESOURCE_EXHAUSTED', message: 'All seats of this party are taken.' },
  'party-locked': { status: 'ABORTED', message: 'The host has locked this party.' },
  'party-kicked': { status: 'PERMISSION_DENIED', message: 'The host has put you out of this party.' },
  'party-started': { status: 'ABORTED', message: 'The party has begun.' },
  'party-not-started': { status: 'ABORTED', message: 'The party has not begun yet.' },
  'party-not-over': { status: 'ABORTED', message: 'The party is still going on.' },
  'party-paused': { status: 'ABORTED', message: 'The host has paused the party.' },
  'party-empty': { status: 'ABORTED', message: 'Nobody has joined yet.' },
  'name-taken': { status: 'ABORTED', message: 'Somebody here has this name already.' },
  'name-not-allowed': { status: 'INVALID_ARGUMENT', message: 'Please choose another name.' },
  'no-such-team': { status: 'INVALID_ARGUMENT', message: 'There is no such team to choose.' },
  'no-such-seat': { status: 'NOT_FOUND', message: 'There is no such player here.' },
  'not-the-host': { status: 'PERMISSION_DENIED', message: 'Only the host can do this.' },
  'no-host-offer': { status: 'PERMISSION_DENIED', message: 'The host’s role is not free.' },
  'not-playing-yet': { status: 'ABORTED', message: 'You play from the next question on.' },
  'not-in-tie-break': { status: 'ABORTED', message: 'The tie-break is between the leaders.' },
  'unknown-plan': { status: 'NOT_FOUND', message: 'There is no such plan.' },
  'plan-changed': { status: 'ABORTED', message: 'The plan was changed elsewhere in the meantime.' },
  'too-many-plans': { status: 'RESOURCE_EXHAUSTED', message: 'You have 50 plans. Delete one first.' },
  'too-many-questions': {
    status: 'INVALID_ARGUMENT',
    message: 'A party has at most 100 questions.',
  },
} as const satisfies Record<Exclude<PartyRefusal, keyof typeof GAMES>, RefusalEntry> &
  Record<string, RefusalEntry>
