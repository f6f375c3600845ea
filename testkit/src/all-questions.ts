import type { InputOf } from '@trivium/wire/registry'

/** An admin's query for the whole bank, newest first. */
export const ALL_QUESTIONS: InputOf<'findQuestions'> = {
  text: '',
  category: null,
  difficulty: null,
  state: null,
  origin: null,
  sort: 'newest',
  after: null,
}
