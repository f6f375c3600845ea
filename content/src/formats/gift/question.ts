import type {
  GIFTQuestion,
  Matching,
  MultipleChoice,
  Numerical,
  NumericalChoice,
  NumericalFormat,
  ShortAnswer,
  TextChoice,
  TextFormat,
} from 'gift-pegjs'
import { tooManyAnswers } from '../bounds.ts'
import {
  choiceQuestion,
  matchingQuestion,
  middleOf,
  numberQuestion,
  type ParsedNumber,
  type ParsedQuestion,
  refused,
  severalQuestion,
  trueFalseQuestion,
  typedQuestion,
} from '../entry.ts'
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
      return foundMatching(question)
    case 'Numerical':
      return foundNumber(question)
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

const containsMedia = ({ format, text }: TextFormat): boolean => format !== 'plain' && hasMedia(text)

const MEDIA_REFUSED = 'It contains a picture, sound or video, which cannot be imported.'

const withPrompt = (stem: TextFormat, found: (prompt: string) => ParsedQuestion): ParsedQuestion =>
  containsMedia(stem) ? refused(MEDIA_REFUSED) : found(plain(stem))

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
  if (choices.filter(isRight).length > 1)
    return refused(
      'It has several right choices that are right alone. Give all of them weights that add up to 100 %.',
    )
  if (choices.some(isPartial)) return foundSeveral(stem, choices, globalFeedback)
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

/** Choices whose weights add up to the whole are right together. */
const foundSeveral = (
  stem: TextFormat,
  choices: readonly TextChoice[],
  general: TextFormat | null,
): ParsedQuestion => {
  const right = [...choices.keys()].filter((at) => (choices[at]?.weight ?? 0) > 0)
  const sum = right.reduce((total, at) => total + (choices[at]?.weight ?? 0), 0)
  if (choices.some(isRight) || Math.abs(sum - 100) > 1)
    return refused('It has partly right choices whose weights do not add up to 100 %.')
  const texts = choices.map(({ text }) => plain(text))
  return withPrompt(stem, (prompt) => severalQuestion(prompt, texts, right, explanationOf(general, null)))
}

/** The parser leaves escaped characters in the second half of a pair as `&&` and a number. */
const decoded = (text: string): string =>
  text.replace(/&&(\d{3});/g, (_, code: string) => String.fromCharCode(Number(code)))

/** Why a question that seems to have an incomplete pair is not read. */
export const BROKEN_PAIR =
  'It does not follow the rules of GIFT. Expected each pair to match as: = left side -> right side.'

const foundMatching = ({ stem, matchPairs, globalFeedback }: Matching): ParsedQuestion => {
  const tooMany = tooManyAnswers(matchPairs.length)
  if (tooMany !== null) return refused(tooMany)
  if (matchPairs.some(({ subquestion }) => containsMedia(subquestion))) return refused(MEDIA_REFUSED)
  const pairs = matchPairs.map(
    ({ subquestion, subanswer }) => [plain(subquestion), removeMarkers(decoded(subanswer))] as const,
  )
  return withPrompt(stem, (prompt) => matchingQuestion(prompt, pairs, explanationOf(globalFeedback, null)))
}

const numberIn = ({
  type,
  number = 0,
  range = 0,
  numberLow = 0,
  numberHigh = 0,
}: NumericalFormat): ParsedNumber =>
  type === 'high-low' ? middleOf(numberLow, numberHigh) : { answer: number, within: range }

/** The parser gives one number, or answers with weights of which one must be wholly right. */
const foundNumber = ({ stem, globalFeedback, choices }: Numerical): ParsedQuestion => {
  const given: NumericalFormat | NumericalChoice[] = choices
  if (!Array.isArray(given))
    return withPrompt(stem, (prompt) =>
      numberQuestion(prompt, numberIn(given), explanationOf(globalFeedback, null)),
    )
  const [only] = given
  if (only === undefined || given.length > 1 || (only.weight !== null && only.weight !== 100))
    return refused('It has several numbers that are right, or partly right ones.')
  return withPrompt(stem, (prompt) =>
    numberQuestion(prompt, numberIn(only.text), explanationOf(globalFeedback, only.feedback)),
  )
}

const isRight = ({ isCorrect, weight }: TextChoice): boolean =>
  isCorrect ? weight === null || weight === 100 : weight === 100

/** Typed answers are compared literally, so HTML in them is not markup. */
const foundShortAnswer = ({ stem, choices, globalFeedback }: ShortAnswer): ParsedQuestion => {
  const tooMany = tooManyAnswers(choices.length)
  if (tooMany !== null) return refused(tooMany)
  // The grammar reads pairs after an answer that is not one as typed answers.
  if (choices.some(({ text }) => text.text.includes('->'))) return refused(BROKEN_PAIR)
  if (choices.some(isPartial)) return refused('It has answers that are partly right.')
  const accepted = choices.filter(isRight).map(({ text }) => fromPattern(removeMarkers(text.text)))
  if (!accepted.every((answer) => answer !== null)) return refused(PATTERN_REFUSED)
  const explanation = explanationOf(globalFeedback, choices[0]?.feedback)
  return withPrompt(stem, (prompt) => typedQuestion(prompt, accepted, explanation))
}
