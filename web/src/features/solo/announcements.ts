import type { SoloDocument } from '@trivium/wire/documents/solo'
import { categoryTitle } from '../../questions/category.ts'
import { LETTERS } from '../../questions/choice.tsx'
import { placeOf } from './place.ts'
import { verdictOf } from './verdict.ts'

/** The announcement of a new question; without its prompt if the focus reads that. */
export const questionWords = (game: SoloDocument, withPrompt: boolean): string => {
  const { question } = game
  if (question === null) return ''
  const choices = question.choices?.map((text, place) => `${LETTERS[place]}: ${text}.`) ?? []
  const head = `Question ${placeOf(game)}, ${categoryTitle(question.category)}.`
  return [head, ...(withPrompt ? [question.prompt] : []), ...choices].join(' ')
}

/** The announcement when it is closed. */
export const revealWords = (game: SoloDocument): string => {
  const verdict = verdictOf(game)
  if (verdict === null || game.reveal === null) return ''
  const answer = verdict.isRight ? 'Right.' : `${verdict.text}: the answer is ${game.reveal.accepted ?? ''}.`
  return `${answer} Score ${game.score}.`
}
