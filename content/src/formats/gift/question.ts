import type { GIFTQuestion, MultipleChoice, ShortAnswer, TextChoice, TextFormat } from 'gift-pegjs'
import { tooManyAnswers } from '../bounds.ts'
import { choiceQuestion, type ParsedQuestion, refused, trueFalseQuestion, typedQuestion } from '../entry.ts'
import { hasMedia, textOfHtml } from '../text/html.ts'
import { fromPattern, PATTERN_REFUSED } from '../text/pattern.ts'
import { removeMarkers } from './source.ts'

/** A parsed question as one of ours, or why it is not supported. */
export const convertQuestion = (question: GIFTQuestion): ParsedQuestion => {
  switch (question.type) {
    case 'MC':
      return foundMultipleChoice(question)
    case 'Short':
      return foundShortAnswer(question)
    case 'TF':
      return withPrompt(question.stem, (prompt) =>
        trueFalseQuestion(
          prompt,
          question.isTrue,
          explanationOf(question.globalFeedback, question.trueFeedback),
        ),
      )
    case 'Matching':
      return refused('It asks to match pairs, which Trivium does not support.')
    case 'Numerical':
      return refused('It asks for a number within a range, which Trivium does not support.')
    case 'Essay':
      return refused('It asks for an essay, which Trivium does not support.')
    default:
      return refused('It is only text: there is no question.')
  }
}

const plain = ({ format, text }: TextFormat): string => {
  const source = removeMarkers(text)
  return format === 'plain' ? source : textOfHtml(source, format === 'html' ? 'spaces' : 'kept')
}

const withPrompt = (stem: TextFormat, found: (prompt: string) => ParsedQuestion): ParsedQuestion =>
  stem.format !== 'plain' && hasMedia(stem.text)
    ? refused('It contains a picture, sound or video, which cannot be imported.')
    : found(plain(stem))

/** The general feedback, or else that of the right answer. */
const explanationOf = (
  general: TextFormat | null,
  right: TextFormat | null | undefined,
): string | undefined => {
  const text = general ?? right
  return text ? plain(text) : undefined
}

const isPartial = ({ weight }: TextChoice): boolean => weight !== null && weight > 0 && weight < 100

const foundMultipleChoice = ({ stem, choices, globalFeedback }: MultipleChoice): ParsedQuestion => {
  const tooMany = tooManyAnswers(choices.length)
  if (tooMany !== null) return refused(tooMany)
  const right = choices.findIndex(isRight)
  if (choices.filter(isRight).length > 1) return refused('It has several right choices.')
  if (choices.some(isPartial)) return refused('It has several right choices, or partly right ones.')
  if (right === -1) return refused('It has no right choice.')
  const explanation = explanationOf(globalFeedback, choices[right]?.feedback)
  return withPrompt(stem, (prompt) =>
    choiceQuestion(
      prompt,
      choices.map(({ text }) => plain(text)),
      right,
      explanation,
    ),
  )
}

const isRight = ({ isCorrect, weight }: TextChoice): boolean =>
  isCorrect ? weight === null || weight === 100 : weight === 100

/** Typed answers are compared literally, so HTML in them is not markup. */
const foundShortAnswer = ({ stem, choices, globalFeedback }: ShortAnswer): ParsedQuestion => {
  const tooMany = tooManyAnswers(choices.length)
  if (tooMany !== null) return refused(tooMany)
  if (choices.some(isPartial)) return refused('It has answers that are partly right.')
  const accepted = choices.filter(isRight).map(({ text }) => fromPattern(removeMarkers(text.text)))
  if (!accepted.every((answer) => answer !== null)) return refused(PATTERN_REFUSED)
  const explanation = explanationOf(globalFeedback, choices[0]?.feedback)
  return withPrompt(stem, (prompt) => typedQuestion(prompt, accepted, explanation))
}
