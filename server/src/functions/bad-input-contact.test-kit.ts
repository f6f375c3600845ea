import type { adminMessages } from '@trivium/wire/functions/admin-messages'
import type { adminViews } from '@trivium/wire/functions/admin-views'
import type { contact } from '@trivium/wire/functions/contact'
import { NO_IDS, type Row } from './bad-input-parts.test-kit.ts'

const FORM = { name: 'Ada', email: 'ada@example.org', topic: 'idea', text: 'An idea of mine.', homepage: '' }
const SOLUTION = Array.from({ length: 16 }, () => 0)
const sending = (change: Record<string, unknown> = {}) => ({
  form: FORM,
  gameId: null,
  puzzle: 'nonsense',
  solution: SOLUTION,
  ...change,
})
const writing = (change: Record<string, unknown>) => sending({ form: { ...FORM, ...change } })
const NO_GAMES = NO_IDS.filter((id) => id !== null)
const NO_TOPICS = ['', 'ideas', '__proto__', 7]
const NO_REASONS = ['', 'no', 'a\u0000bc', 'two\nlines', 'x'.repeat(301), 7]
const list = (change: Record<string, unknown>) => ({ state: 'open', topic: null, before: null, ...change })
const answering = (change: Record<string, unknown>) => ({
  id: 'zzzzzzzzzzzz',
  reply: { text: 'Thank you.' },
  close: true,
  ...change,
})
const moving: Row = {
  good: (id) => ({ id, reason: null }),
  bad: [
    {},
    { id: 'zzzzzzzzzzzz' },
    ...NO_IDS.map((id) => ({ id, reason: null })),
    ...NO_REASONS.map((reason) => ({ id: 'zzzzzzzzzzzz', reason })),
  ],
}

/** The contact form, its inbox, and page views. */
export const CONTACT_ROWS: Readonly<
  Record<keyof typeof contact | keyof typeof adminMessages | keyof typeof adminViews, Row>
> = {
  readContact: {
    good: () => ({ gameId: null }),
    bad: [{}, { gameId: null, more: 1 }, ...NO_GAMES.map((gameId) => ({ gameId }))],
    open: true,
  },
  sendMessage: {
    good: () => sending(),
    open: true,
    bad: [
      {},
      sending({ more: 1 }),
      ...NO_GAMES.map((gameId) => sending({ gameId })),
      ...['x'.repeat(101), 7, null].map((puzzle) => sending({ puzzle })),
      ...[[], SOLUTION.slice(1), [...SOLUTION, 0], 'text', null].map((solution) => sending({ solution })),
      ...[-1, 0.5, 2 ** 32, '0', null].map((n) => sending({ solution: [n, ...SOLUTION.slice(1)] })),
      ...['', '  ', 'two\nlines', 'x'.repeat(61), 7, null].map((name) => writing({ name })),
      ...['', 'ada', 'ada@', 'a@b.example, c@d.example', 'ada@example.org\nBcc: x@y.example', 7].map(
        (email) => writing({ email }),
      ),
      ...[...NO_TOPICS, null].map((topic) => writing({ topic })),
      ...['', 'too short', '          x', `a null \u0000 in it`, 'x'.repeat(4001), 7, null].map((text) =>
        writing({ text }),
      ),
      ...['x'.repeat(201), 7, null].map((homepage) => writing({ homepage })),
      writing({ more: 1 }),
    ],
  },
  readMessages: {
    good: () => list({}),
    bad: [
      {},
      ...['', 'all', null].map((state) => list({ state })),
      ...NO_TOPICS.map((topic) => list({ topic })),
      ...[7, {}, { at: -1, id: 'zzzzzzzzzzzz' }, { at: 1.5, id: 'zzzzzzzzzzzz' }, { at: 1, id: 'x' }].map(
        (before) => list({ before }),
      ),
    ],
  },
  readMessage: { good: (id) => ({ id }), bad: [{}, ...NO_IDS.map((id) => ({ id }))] },
  answerMessage: {
    good: (id) => answering({ id }),
    bad: [
      {},
      ...NO_IDS.map((id) => answering({ id })),
      ...['', '   ', 'a null \u0000', 'x'.repeat(4001), 7].map((text) => answering({ reply: { text } })),
      ...['yes', null].map((close) => answering({ close })),
    ],
  },
  closeMessage: moving,
  reopenMessage: moving,
  readViews: { good: () => ({ days: 7 }), bad: [{}, ...[0, 8, 366, '7', null].map((days) => ({ days }))] },
}
