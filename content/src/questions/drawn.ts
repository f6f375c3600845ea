import type { Candidate } from '@trivium/rules/game/candidate'
import type { Question } from './format.ts'

/** A question as games draw it: with the kind of its media, which the server reads from its database. */
export const withMediaKind = (question: Question): Question & Pick<Candidate, 'mediaKind'> => {
  if (question.image !== undefined) return { ...question, mediaKind: 'picture' }
  if (question.audio !== undefined) return { ...question, mediaKind: 'sound' }
  return question
}
