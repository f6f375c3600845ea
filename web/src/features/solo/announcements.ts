import type { SoloDocument } from '@trivium/wire/documents/solo'
import { categoryTitle } from '../../questions/category.ts'
import { LETTERS } from '../../questions/choice.tsx'
import { spokenPrompt } from '../../questions/media/spoken-prompt.ts'
import { placeOf } from './place.ts'
import { verdictOf } from './verdict.ts'

/** How the question is answered. */
const answerWords = ({ form, choices, unit }: NonNullable<SoloDocument['question']>): string[] => {
  if (form === 'number')
    return [unit === undefined ? 'Answer with a number.' : `Answer with a number, in ${unit}.`]
  const texts = choices ?? []
  if (form === 'order') return ['Put in order:', ...texts.map((text, place) => `${place + 1}: ${text}.`)]
  const lettered = texts.map((text, place) => `${LETTERS[place]}: ${text}.`)
  return form === 'several' ? ['Tick all that are right.', ...lettered] : lettered
}

/** The announcement of a new question; without its prompt if the focus reads that. */
export const questionWords = (game: SoloDocument, withPrompt: boolean): string => {
  const { question } = game
  if (question === null) return ''
  const head = `Question ${placeOf(game)}, ${categoryTitle(question.category)}.`
  // The focus reads the prompt, but not the same in words.
  const isRead = !withPrompt && question.words === undefined
  return [head, ...(isRead ? [] : [spokenPrompt(question)]), ...answerWords(question)].join(' ')
}

/** The announcement when it is closed. */
export const revealWords = (game: SoloDocument): string => {
  const verdict = verdictOf(game)
  if (verdict === null || game.reveal === null) return ''
  const answer = verdict.isRight ? 'Right.' : `${verdict.text}: the answer is ${game.reveal.accepted ?? ''}.`
  return `${answer} Score ${game.score}.`
}
