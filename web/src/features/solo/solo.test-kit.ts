import type { SoloDocument } from '@trivium/wire/documents/solo'

/** A single-player game in its fifth question, with the fields that a test changes. */
export const sampleSolo = (change: Partial<SoloDocument> = {}): SoloDocument => ({
  mode: 'solo',
  id: 'abcdefghijk2',
  settled: false,
  kind: 'custom',
  phase: 'question',
  total: 10,
  index: 4,
  question: {
    category: 'history',
    prompt: 'Which city was Byzantium?',
    form: 'choice',
    choices: ['Istanbul', 'Athens', 'Rome', 'Cairo'],
  },
  askedAt: 1_000_000,
  answerBy: null,
  chosen: null,
  reveal: null,
  categories: ['geography', 'science', 'music', 'art', 'history'],
  marks: [true, false, true, true],
  score: 3,
  ended: null,
  clock: null,
  ...change,
})

export const TYPED = {
  category: 'history',
  prompt: 'Which city was Byzantium?',
  form: 'typed',
  choices: null,
} as const
