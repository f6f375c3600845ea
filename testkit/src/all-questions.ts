import type { InputOf } from '@trivium/wire/registry'

/** What an admin who looks for nothing certain asks of the bank: all of it, the newest first. */
export const ALL_QUESTIONS: InputOf<'findQuestions'> = {
  text: '',
  category: null,
  difficulty: null,
  state: null,
  origin: null,
  sort: 'newest',
  after: null,
}
