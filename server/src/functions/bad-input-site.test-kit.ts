import type { adminSite } from '@trivium/wire/functions/admin-site'
import type { adminWebhooks } from '@trivium/wire/functions/admin-webhooks'
import type { registration } from '@trivium/wire/functions/registration'
import { NO_IDS, NUL, nothing, type Row } from './bad-input-parts.test-kit.ts'

const identity = (change: Record<string, unknown> = {}) => ({ name: '', welcome: '', accent: '', ...change })
const inviting = (change: Record<string, unknown> = {}) => ({ note: 'Owls', uses: 1, days: 7, ...change })
const adding = (change: Record<string, unknown> = {}) => ({
  ...{ name: 'Crew', format: 'slack', url: 'https://chat.example/hook', events: ['day'] },
  ...change,
})
const NO_NAMES = ['', ' ', NUL, 'x'.repeat(41), null]
const NO_EVENTS = [[], ['all'], ['day', 'day', 'day', 'day'], 'day', null]
const NO_NUMBERS = [0, -1, 1.5, 1e9, '1']
const NO_REASONS = ['', 'no', NUL, 'x'.repeat(301), 7]
const NO_LINES = [NUL, 'two\nlines', 'turned \u202e round', 7, null]

/** What operators set of the site. */
export const SITE_ROWS: Readonly<
  Record<keyof typeof adminSite | keyof typeof adminWebhooks | keyof typeof registration, Row>
> = {
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
  setRegistration: {
    good: () => ({ mode: 'open', reason: null }),
    bad: [
      {},
      ...['', 'shut', null].map((mode) => ({ mode, reason: null })),
      ...NO_REASONS.map((reason) => ({ mode: 'open', reason })),
    ],
  },
  readInvitations: nothing,
  makeInvitation: {
    good: () => inviting(),
    bad: [
      {},
      inviting({ more: 1 }),
      ...['', ' ', NUL, 'x'.repeat(81), null].map((note) => inviting({ note })),
      ...[...NO_NUMBERS, null].map((uses) => inviting({ uses })),
      ...NO_NUMBERS.map((days) => inviting({ days })),
    ],
  },
  revokeInvitation: {
    good: (id) => ({ id, reason: null }),
    bad: [{}, ...NO_IDS.map((id) => ({ id, reason: null }))],
  },
  readWebhooks: nothing,
  addWebhook: {
    good: () => adding(),
    bad: [
      {},
      adding({ more: 1 }),
      ...NO_NAMES.map((name) => adding({ name })),
      ...['', 'teams', null].map((format) => adding({ format })),
      ...['', 'x'.repeat(501), 7, null].map((url) => adding({ url })),
      ...NO_EVENTS.map((events) => adding({ events })),
    ],
  },
  editWebhook: {
    good: (id) => ({ id, name: 'Crew', events: ['day'] }),
    bad: [
      {},
      ...NO_IDS.map((id) => ({ id, name: 'Crew', events: ['day'] })),
      ...NO_NAMES.map((name) => ({ id: 'zzzzzzzzzzzz', name, events: ['day'] })),
      ...NO_EVENTS.map((events) => ({ id: 'zzzzzzzzzzzz', name: 'Crew', events })),
    ],
  },
  removeWebhook: {
    good: (id) => ({ id, reason: null }),
    bad: [{}, ...NO_IDS.map((id) => ({ id, reason: null }))],
  },
  testWebhook: { good: (id) => ({ id }), bad: [{}, ...NO_IDS.map((id) => ({ id }))] },
  readRegistration: {
    good: () => ({ invitation: null }),
    bad: [{}, ...['x'.repeat(65), 7, {}].map((invitation) => ({ invitation }))],
    open: true,
  },
  saveLogo: {
    good: () => ({ picture: null }),
    bad: [{}, ...['', 'no base 64!', 'eHh4'.repeat(44_000), 7, {}].map((picture) => ({ picture }))],
  },
}
