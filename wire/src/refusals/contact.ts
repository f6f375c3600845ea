import type { RefusalEntry } from './entry.ts'

/** Refusals of the contact page. */
export const CONTACT = {
  'looks-like-robot': {
    status: 'INVALID_ARGUMENT',
    message: 'A field that people do not see was filled in, as robots do. Send it again.',
  },
  unsolved: { status: 'INVALID_ARGUMENT', message: 'Your browser did not do its sum. Reload the page.' },
  'puzzle-over': { status: 'ABORTED', message: 'That took too long. Send it again.' },
  'puzzle-used': { status: 'ABORTED', message: 'This was sent before. Send it again if you mean to.' },
} as const satisfies Record<string, RefusalEntry>
