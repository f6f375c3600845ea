import type { adminSite } from '@trivium/wire/functions/admin-site'
import { NUL, nothing, type Row } from './bad-input-parts.test-kit.ts'

const identity = (change: Record<string, unknown> = {}) => ({ name: '', welcome: '', accent: '', ...change })
const NO_LINES = [NUL, 'two\nlines', 'turned \u202e round', 7, null]

/** What operators set of the site. */
export const SITE_ROWS: Readonly<Record<keyof typeof adminSite, Row>> = {
  readSite: nothing,
  saveIdentity: {
    good: () => identity(),
    bad: [
      {},
      identity({ more: 1 }),
      ...[...NO_LINES, 'x'.repeat(31)].map((name) => identity({ name })),
      ...[...NO_LINES, 'x'.repeat(141)].map((welcome) => identity({ welcome })),
      ...['red', '#fff', '#12345g', 'url(#a)', '#0b5c9e;}', 7, null].map((accent) => identity({ accent })),
    ],
  },
  saveLogo: {
    good: () => ({ picture: null }),
    bad: [{}, ...['', 'no base 64!', 'eHh4'.repeat(44_000), 7, {}].map((picture) => ({ picture }))],
  },
}
