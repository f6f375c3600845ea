import { readNumber } from '@trivium/rules/forms/number-text'
import { tooManyAnswers } from '../bounds.ts'
import {
  choiceQuestion,
  matchingQuestion,
  numberQuestion,
  orderQuestion,
  type ParsedQuestion,
  refused,
  severalQuestion,
  trueFalseQuestion,
  typedQuestion,
} from '../entry.ts'
import { fromPattern, PATTERN_REFUSED } from '../text/pattern.ts'
import { bareText, containsMedia, textIn, visibleText } from './text.ts'
import { childrenOf, type Element } from './tree.ts'

/** Unsupported types of question, in words. */
const ABSENT: Readonly<Record<string, string>> = {
  essay: 'It asks for an essay',
  cloze: 'It has several gaps to fill',
  multianswer: 'It has several gaps to fill',
  calculated: 'It asks to calculate',
  calculatedsimple: 'It asks to calculate',
  calculatedmulti: 'It asks to calculate',
  gapselect: 'It has several gaps to fill',
  ddwtos: 'It asks to drag words into a text',
  ddimageortext: 'It asks to drag things onto a picture',
  ddmarker: 'It asks to mark places on a picture',
}

/** One `<question>` as one of ours, or why it is not supported. */
export const convertQuestion = (question: Element): ParsedQuestion => {
  const type = question.attributes.type ?? ''
  const build = BUILDERS[type]
  if (type === 'description') return refused('It is only text: there is no question.')
  if (!build)
    return refused(
      `${Object.hasOwn(ABSENT, type) ? ABSENT[type] : `It is of the type "${type}"`}, which Trivium does not support.`,
    )
  const [stem] = childrenOf(question, 'questiontext')
  if (!stem) return refused('It has no question text.')
  const answers = childrenOf(question, 'answer')
  const tooMany = tooManyAnswers(answers.length)
  if (tooMany !== null) return refused(tooMany)
  if ([stem, ...answers, ...childrenOf(question, 'subquestion')].some(containsMedia))
    return refused('It contains a picture, sound or video, which cannot be imported.')
  if (!TAKES_PARTIAL.includes(type) && answers.some(isPartial))
    return refused('It has several right answers, or partly right ones.')
  const right = answers.filter(isRight)
  const explanation = explanationOf(question, right[0])
  return build({ question, prompt: visibleText(stem), answers, right, explanation })
}

/** Types in which an answer may be a part of the right one. */
const TAKES_PARTIAL: readonly string[] = ['multichoice', 'ordering']

interface Parts {
  readonly question: Element
  readonly prompt: string
  readonly answers: readonly Element[]
  readonly right: readonly Element[]
  readonly explanation: string
}

const fractionOf = ({ attributes }: Element): number => Number(attributes.fraction ?? 0)
const isRight = (answer: Element): boolean => fractionOf(answer) === 100
const isPartial = (answer: Element): boolean => !(fractionOf(answer) <= 0 || isRight(answer))

/** The general feedback, or else that of the right answer. */
const explanationOf = (question: Element, right: Element | undefined): string => {
  const general = childrenOf(question, 'generalfeedback').map(visibleText).join('\n')
  if (general.trim() || !right) return general
  return childrenOf(right, 'feedback').map(visibleText).join('\n')
}

const choice = (parts: Parts): ParsedQuestion => {
  const {
    question,
    prompt,
    answers,
    right: [right, ...others],
    explanation,
  } = parts
  if (bareText(question, 'single').trim() === 'false') return several(parts)
  if (answers.some(isPartial)) return refused('It has several right answers, or partly right ones.')
  if (others.length > 0) return refused('It has several right choices.')
  if (!right) return refused('It has no right choice.')
  return choiceQuestion(prompt, answers.map(visibleText), answers.indexOf(right), explanation)
}

/** The choices with a share in the right answer, which together are all of it. */
const several = ({ prompt, answers, explanation }: Parts): ParsedQuestion => {
  const right = [...answers.keys()].filter((at) => fractionOf(answers[at] as Element) > 0)
  const sum = right.reduce((total, at) => total + fractionOf(answers[at] as Element), 0)
  return Math.abs(sum - 100) <= 1
    ? severalQuestion(prompt, answers.map(visibleText), right, explanation)
    : refused('Its right choices do not add up to 100 %.')
}

const number = ({ question, prompt, right: [right, ...others], explanation }: Parts): ParsedQuestion => {
  const answer = right === undefined ? null : readNumber(textIn(right))
  const within = right === undefined ? null : readNumber(bareText(right, 'tolerance') || '0')
  if (others.length > 0) return refused('It has several right numbers.')
  if (answer === null || within === null) return refused('The right answer is not one number.')
  const unit = childrenOf(question, 'units')
    .flatMap((units) => childrenOf(units, 'unit'))
    .find((one) => Number(bareText(one, 'multiplier')) === 1)
  return numberQuestion(
    prompt,
    { answer, within, ...(unit && { unit: bareText(unit, 'unit_name') }) },
    explanation,
  )
}

/** Moodle counts the parts in the fractions of the answers. */
const order = ({ prompt, answers, explanation }: Parts): ParsedQuestion =>
  orderQuestion(
    prompt,
    answers.toSorted((one, other) => fractionOf(one) - fractionOf(other)).map(visibleText),
    explanation,
  )

/** Moodle's extra answers have an empty text on the left. */
const matching = ({ question, prompt, explanation }: Parts): ParsedQuestion => {
  const pairs = childrenOf(question, 'subquestion').map(
    (pair) => [visibleText(pair), childrenOf(pair, 'answer').map(visibleText).join('')] as const,
  )
  const tooMany = tooManyAnswers(pairs.length)
  return tooMany === null ? matchingQuestion(prompt, pairs, explanation) : refused(tooMany)
}

const trueFalse = ({ prompt, right: [right], explanation }: Parts): ParsedQuestion => {
  const name = right && textIn(right).trim().toLowerCase()
  return name === 'true' || name === 'false'
    ? trueFalseQuestion(prompt, name === 'true', explanation)
    : refused('The right answer is neither true nor false.')
}

/** Typed answers are compared literally, so HTML in them is not markup. */
const shortAnswer = ({ prompt, right, explanation }: Parts): ParsedQuestion => {
  const accepted = right.map((answer) => fromPattern(textIn(answer)))
  return accepted.every((answer) => answer !== null)
    ? typedQuestion(prompt, accepted, explanation)
    : refused(PATTERN_REFUSED)
}

const BUILDERS: Readonly<Record<string, (parts: Parts) => ParsedQuestion>> = Object.assign(
  Object.create(null),
  {
    multichoice: choice,
    truefalse: trueFalse,
    shortanswer: shortAnswer,
    numerical: number,
    ordering: order,
    matching,
  },
)
