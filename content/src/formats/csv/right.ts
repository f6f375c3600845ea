import { visualForm } from '@trivium/wire/documents/quiz-text'
import type { NumberedText } from './cells.ts'

/**
 * Which choice an answer cell means, by the choice's text, its letter or its number, in this order; -1 if none.
 */
export const rightChoice = (choices: readonly NumberedText[], answer: string): number => {
  const exact = choices.findIndex(({ text }) => visualForm(text) === visualForm(answer))
  if (exact !== -1) return exact
  const folded = choices.findIndex(({ text }) => text.toLowerCase() === answer.toLowerCase())
  if (folded !== -1) return folded
  return choiceAt(choices, answer)
}

/** The choice that a letter or number means. */
export const choiceAt = (choices: readonly NumberedText[], answer: string): number => {
  const [, letter, digits] = /^(?:(?:option|choice|answer) ?)?(?:([a-j])|(\d{1,2}))[.)]?$/i.exec(answer) ?? []
  const meant = letter ? letter.toLowerCase().charCodeAt(0) - 96 : Number(digits)
  return choices.findIndex(({ place }) => place === meant)
}
