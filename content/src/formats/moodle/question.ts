import { tooManyAnswers } from '../bounds.ts'
import { choiceQuestion, type ParsedQuestion, refused, trueFalseQuestion, typedQuestion } from '../entry.ts'
import { fromPattern, PATTERN_REFUSED } from '../text/pattern.ts'
import { containsMedia, textIn, visibleText } from './text.ts'
import { childrenOf, type Element } from './tree.ts'

/** Unsupported types of question, in words. */
const ABSENT: Readonly<Record<string, string>> = {
  matching: 'It asks to match pairs',
  numerical: 'It asks for a number within a range',
  essay: 'It asks for an essay',
  cloze: 'It has several gaps to fill',
  multianswer: 'It has several gaps to fill',
  calculated: 'It asks to calculate',
  calculatedsimple: 'It asks to calculate',
  calculatedmulti: 'It asks to calculate',
  ordering: 'It asks to put things in order',
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
  if ([stem, ...answers].some(containsMedia))
    return refused('It contains a picture, sound or video, which cannot be imported.')
  if (answers.some(isPartial)) return refused('It has several right answers, or partly right ones.')
  const right = answers.filter(isRight)
  return build({ prompt: visibleText(stem), answers, right, explanation: explanationOf(question, right[0]) })
}

interface Parts {
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

const choice = ({ prompt, answers, right: [right, ...others], explanation }: Parts): ParsedQuestion => {
  if (others.length > 0) return refused('It has several right choices.')
  if (!right) return refused('It has no right choice.')
  return choiceQuestion(prompt, answers.map(visibleText), answers.indexOf(right), explanation)
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
  },
)
