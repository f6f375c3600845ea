import type { QuestionText } from '@trivium/wire/documents/question'

/** A question as an admin writes it: valid, and not a twin of any question of the small bank. */
export const SAMPLE_QUESTION: QuestionText = {
  category: 'geography',
  difficulty: 1,
  prompt: 'Which river flows through Vienna?',
  answer: 'Danube',
  wrong: ['Rhine', 'Elbe', 'Vistula'],
  explanation: 'It touches ten countries.',
  source: 'an atlas',
  asOf: null,
  tags: [],
  licence: 'CC0-1.0',
}
