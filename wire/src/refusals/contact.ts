import type { RefusalEntry } from './entry.ts'

/** Refusals of the contact page. */
export const CONTACT = {
  'looks-like-robot': {
    status: 'INVALID_ARGUMENT',
    message: 'That looked like a robot: a hidden field was filled in. Send it again.',
  },
  unsolved: { status: 'INVALID_ARGUMENT', message: 'Your browser didn’t solve the puzzle. Reload the page.' },
  'puzzle-over': { status: 'ABORTED', message: 'That took too long. Send it again.' },
  'puzzle-used': { status: 'ABORTED', message: 'This was already sent. Send it again if you mean to.' },
} as const satisfies Record<string, RefusalEntry>
