import { ALL_QUESTIONS } from '@trivium/testkit/all-questions'
import { TEXT } from '@trivium/testkit/question-text'
import type { adminQuestions } from '@trivium/wire/functions/admin-questions'
import { NO_IDS, nothing, type Row } from './bad-input-parts.test-kit.ts'

const NO_QUESTIONS = ['', '-a', 'a b', 'x'.repeat(61), 'ä', "a'", 7, null, {}, ['x']]
const NO_REASONS = ['', 'no', 'a\u0000bc', 'two\nlines', 'x'.repeat(301), 7, null]
const NO_CURSORS = ['x'.repeat(201), 7, {}]
const NO_VERSIONS = [0, -1, 1.5, '1', null]

const text = (change: Record<string, unknown>) => ({ ...TEXT, ...change })
const NO_TEXTS = [
  null,
  {},
  'text',
  text({ more: 1 }),
  ...['', 'Geography', 'a b', 'a'.repeat(41), 7].map((category) => text({ category })),
  ...[0, 4, 1.5, '1', null].map((difficulty) => text({ difficulty })),
  ...['x'.repeat(301), 'two\nlines', 7, null].map((prompt) => text({ prompt })),
  ...['x'.repeat(121), 'a\u0000', null].map((answer) => text({ answer })),
  ...[['a', 'b'], ['a', 'b', 'c', 'd'], ['a', 'b', 7], 'abc', null].map((wrong) => text({ wrong })),
  ...['x'.repeat(1001), null].map((explanation) => text({ explanation })),
  ...['x'.repeat(301), null].map((source) => text({ source })),
  ...[1899, 2201, 1999.5, '1999'].map((asOf) => text({ asOf })),
  ...[['a', 'b', 'c', 'd'], ['x'.repeat(41)], 'a', null].map((tags) => text({ tags })),
  ...['x'.repeat(101), null].map((licence) => text({ licence })),
]

const oneQuestion: Row = {
  good: () => ({ id: 'geography-0001' }),
  bad: [{}, { id: 'a', more: 1 }, ...NO_QUESTIONS.map((id) => ({ id }))],
}
const oneImport: Row = {
  good: (id) => ({ importId: id }),
  bad: [{}, ...NO_IDS.map((importId) => ({ importId }))],
}
const finding = (change: Record<string, unknown>) => ({ ...ALL_QUESTIONS, ...change })
const saving = (change: Record<string, unknown>) => ({
  id: 'geography-0001',
  version: 1,
  text: TEXT,
  ...change,
})
const closing = (change: Record<string, unknown>) => ({
  about: { kind: 'question', id: 'geography-0001' },
  outcome: 'kept',
  answer: 'It is right.',
  ...change,
})
const starting = (change: Record<string, unknown>) => ({
  fileName: 'questions.csv',
  format: null,
  characters: 10,
  defaults: { category: null, difficulty: 1, source: '', licence: '' },
  ...change,
})
const DEFAULTS = { category: null, difficulty: 1, source: '', licence: '' }
const sending = (change: Record<string, unknown>) => ({
  importId: 'zzzzzzzzzzzz',
  part: 0,
  text: '',
  last: false,
  ...change,
})

/** The question bank, for admins. */
export const QUESTIONS_ROWS: Readonly<Record<keyof typeof adminQuestions, Row>> = {
  findQuestions: {
    good: () => finding({}),
    bad: [
      {},
      finding({ more: 1 }),
      ...['x'.repeat(201), 7, null].map((words) => finding({ text: words })),
      ...['x'.repeat(41), 7].map((category) => finding({ category })),
      ...[0, 4, '1'].map((difficulty) => finding({ difficulty })),
      ...['gone', '', 7].map((state) => finding({ state })),
      ...['x'.repeat(41), 7].map((origin) => finding({ origin })),
      ...['oldest', '', 7, null].map((sort) => finding({ sort })),
      ...NO_CURSORS.map((after) => finding({ after })),
    ],
  },
  readQuestion: oneQuestion,
  checkQuestion: {
    good: () => ({ text: TEXT, id: null }),
    bad: [
      {},
      ...NO_TEXTS.map((one) => ({ text: one, id: null })),
      ...NO_QUESTIONS.filter((id) => id !== null).map((id) => ({ text: TEXT, id })),
    ],
  },
  saveQuestion: {
    good: () => saving({}),
    bad: [
      {},
      ...NO_TEXTS.map((one) => saving({ text: one })),
      ...NO_QUESTIONS.map((id) => saving({ id })),
      ...NO_VERSIONS.map((version) => saving({ version })),
      ...NO_REASONS.map((reason) => saving({ reason })),
    ],
  },
  addQuestion: {
    good: () => ({ text: TEXT }),
    bad: [
      {},
      ...NO_TEXTS.map((one) => ({ text: one })),
      ...NO_REASONS.map((reason) => ({ text: TEXT, reason })),
      { text: TEXT, id: 'geography-9999' },
    ],
  },
  keepOwnText: {
    good: () => ({ id: 'geography-0001', version: 1 }),
    bad: [
      {},
      ...NO_QUESTIONS.map((id) => ({ id, version: 1 })),
      ...NO_VERSIONS.map((version) => ({ id: 'geography-0001', version })),
    ],
  },
  retireQuestion: {
    good: () => ({ id: 'geography-0001', reason: 'a slip' }),
    bad: [
      {},
      { id: 'geography-0001' },
      ...NO_QUESTIONS.map((id) => ({ id, reason: 'a slip' })),
      ...NO_REASONS.map((reason) => ({ id: 'geography-0001', reason })),
    ],
  },
  restoreQuestion: {
    good: () => ({ id: 'geography-0001' }),
    bad: [
      {},
      ...NO_QUESTIONS.map((id) => ({ id })),
      ...NO_REASONS.map((reason) => ({ id: 'geography-0001', reason })),
    ],
  },
  mergeQuestions: {
    good: () => ({ duplicate: 'geography-0001', into: 'geography-0002', reason: 'a slip' }),
    bad: [
      {},
      ...NO_QUESTIONS.map((id) => ({ duplicate: id, into: 'a', reason: 'a slip' })),
      ...NO_QUESTIONS.map((id) => ({ duplicate: 'a', into: id, reason: 'a slip' })),
      ...NO_REASONS.map((reason) => ({ duplicate: 'a', into: 'b', reason })),
    ],
  },
  findDuplicates: oneQuestion,
  listReports: {
    good: () => ({ state: 'open', after: null }),
    bad: [
      {},
      ...['all', '', 7, null].map((state) => ({ state, after: null })),
      ...NO_CURSORS.map((after) => ({ state: 'open', after })),
    ],
  },
  closeReports: {
    good: () => closing({}),
    bad: [
      {},
      ...[null, {}, { kind: 'quiz', id: 'a' }, { kind: 'question' }, { kind: 'question', id: 'a b' }].map(
        (about) => closing({ about }),
      ),
      ...['fr', 'FRA', 7, null].map((place) => closing({ about: { kind: 'place', quiz: 'flags', place } })),
      closing({ about: { kind: 'place', quiz: 'capitals', place: 'FR' } }),
      closing({ about: { kind: 'place', quiz: 'flags', place: 'FR' }, outcome: 'retired' }),
      ...['deleted', '', 7, null].map((outcome) => closing({ outcome })),
      ...NO_REASONS.map((answer) => closing({ answer })),
    ],
  },
  startImport: {
    good: () => starting({}),
    bad: [
      {},
      ...['', '  ', 'x'.repeat(201), 'a\u0000', 7, null].map((fileName) => starting({ fileName })),
      ...['xlsx', '', 7].map((format) => starting({ format })),
      ...[-1, 1.5, 1e9, '1', null].map((characters) => starting({ characters })),
      ...[null, {}, { ...DEFAULTS, more: 1 }, { ...DEFAULTS, difficulty: 4 }].map((defaults) =>
        starting({ defaults }),
      ),
      ...['x'.repeat(301), 'two\nlines', 7].map((source) => starting({ defaults: { ...DEFAULTS, source } })),
      ...NO_REASONS.map((reason) => starting({ reason })),
    ],
  },
  sendImportPart: {
    good: () => sending({}),
    bad: [
      {},
      ...NO_IDS.map((importId) => sending({ importId })),
      ...[-1, 0.5, 10_001, '0', null].map((part) => sending({ part })),
      ...['x'.repeat(256 * 1024 + 1), 7, null].map((one) => sending({ text: one })),
      ...['yes', null].map((last) => sending({ last })),
    ],
  },
  readImport: oneImport,
  listImports: nothing,
  cancelImport: oneImport,
}
