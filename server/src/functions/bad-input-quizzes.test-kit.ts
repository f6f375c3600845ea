import { MAX_QUIZ_FILE_BYTES } from '@trivium/wire/documents/quiz'
import { NO_IDS, nothing, type Row } from './bad-input-parts.test-kit.ts'

const oneQuiz = (more: Record<string, unknown> = {}, bad: readonly unknown[] = []): Row => ({
  good: () => ({ quizId: 'zzzzzzzzzzzz', ...more }),
  bad: [
    {},
    { quizId: 'zzzzzzzzzzzz', ...more, uid: 'x' },
    ...NO_IDS.map((quizId) => ({ quizId, ...more })),
    ...bad,
  ],
})
const RIVER = { kind: 'choice', prompt: 'Which river?', choices: ['Rhine', 'Danube'], right: 1 }
const RIVERS = { title: 'Rivers', description: '', questions: [RIVER] }
const saving = (change: Record<string, unknown>) => ({
  quizId: 'zzzzzzzzzzzz',
  quiz: RIVERS,
  updatedAt: 0,
  ...change,
})

export const QUIZZES_ROWS = {
  listMyQuizzes: nothing,
  createQuiz: {
    good: () => ({ title: 'Rivers' }),
    bad: [{}, ...['', ' ', '\u200b', 'x'.repeat(101), 7, null].map((title) => ({ title }))],
  },
  readMyQuiz: oneQuiz(),
  saveQuiz: {
    good: () => saving({}),
    bad: [
      {},
      ...NO_IDS.map((quizId) => saving({ quizId })),
      ...['0', null].map((updatedAt) => saving({ updatedAt })),
      ...['', '\u200b', 'x'.repeat(101), 7].map((title) => saving({ quiz: { ...RIVERS, title } })),
      ...['x'.repeat(501), null].map((description) => saving({ quiz: { ...RIVERS, description } })),
      ...[null, 'x', Array(201).fill(RIVER)].map((questions) => saving({ quiz: { ...RIVERS, questions } })),
      ...[
        null,
        { ...RIVER, kind: 'essay' },
        { ...RIVER, right: 2 },
        { ...RIVER, choices: ['Rhine'] },
        { ...RIVER, choices: ['Rhine', 'Rhine'] },
        { ...RIVER, points: 9 },
        { kind: 'typed', prompt: 'Which?', accepted: [] },
        // Nobody can type it.
        { kind: 'typed', prompt: 'Which?', accepted: ['Rhine', '+++'] },
      ].map((question) => saving({ quiz: { ...RIVERS, questions: [RIVER, question] } })),
    ],
  },
  setQuizState: oneQuiz({ state: 'draft' }, [
    ...['public', '', 7, null].map((state) => ({ quizId: 'zzzzzzzzzzzz', state })),
  ]),
  deleteQuiz: oneQuiz(),
  readImportProgress: nothing,
  importQuiz: oneQuiz({ format: 'csv', text: 'question,answer' }, [
    ...['xlsx', '', 7].map((format) => ({ quizId: 'zzzzzzzzzzzz', format, text: '' })),
    ...[7, null, 'x'.repeat(MAX_QUIZ_FILE_BYTES + 1)].map((text) => ({
      quizId: 'zzzzzzzzzzzz',
      format: 'csv',
      text,
    })),
  ]),
  exportQuiz: oneQuiz({ format: 'json' }, [
    ...['opentdb', '', 7, null].map((format) => ({ quizId: 'zzzzzzzzzzzz', format })),
  ]),
  readSharedQuiz: oneQuiz(),
  listPublicQuizzes: {
    good: () => ({ order: 'plays', after: null }),
    bad: [
      {},
      ...['oldest', '', 7].map((order) => ({ order, after: null })),
      ...[7, {}, { n: -1, id: 'zzzzzzzzzzzz' }, { n: 1, id: 'x' }].map((after) => ({
        order: 'newest',
        after,
      })),
    ],
  },
  openQuiz: oneQuiz({ clock: null }, [
    ...[0, 15_000, '10000'].map((clock) => ({ quizId: 'zzzzzzzzzzzz', clock })),
  ]),
} satisfies Record<string, Row>
