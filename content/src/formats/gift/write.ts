import type { Quiz } from '@trivium/wire/documents/quiz'
import type { QuizQuestion, SeveralQuestion } from '@trivium/wire/documents/quiz-question'
import { pathOfCategory } from '../category-path.ts'
import { toPattern } from '../text/pattern.ts'
import type { WrittenQuestion } from '../written.ts'

const escaped = (text: string): string => text.replace(/[\\:#={}~]/g, '\\$&').replaceAll('\n', '\\n')

/** An answer that looks like a format or a weight gets an explicit format in front. */
const answer = (text: string): string => (/^[[%]/.test(text) ? `[plain]${escaped(text)}` : escaped(text))

export const writeGiftHead = ({ title }: Pick<Quiz, 'title'>): string =>
  `$CATEGORY: ${pathOfCategory(title)}\n\n`

const NO_ARROWS = 'GIFT takes an arrow -> in an answer for a pair to match.'
const ONE_RIGHT = 'GIFT cannot tell it from a question with one right choice.'

/** The lines of the answers, or why there are none. */
const answerLines = (question: QuizQuestion): readonly string[] | string => {
  switch (question.kind) {
    case 'choice':
      return question.choices.map((choice, at) => `\t${at === question.right ? '=' : '~'}${answer(choice)}`)
    case 'true-false':
      return [`\t${question.right ? 'TRUE' : 'FALSE'}`]
    case 'typed':
      return question.accepted.some(hasArrow)
        ? NO_ARROWS
        : question.accepted.map((text) => `\t=${answer(toPattern(text))}`)
    case 'number':
      return [`\t#=${question.answer}:${question.within ?? 0}`]
    case 'order':
      return question.parts.some(hasArrow)
        ? NO_ARROWS
        : question.parts.map((part, at) => `\t=${at + 1} -> ${escaped(part)}`)
    case 'several':
      return question.right.length === 1 ? ONE_RIGHT : severalLines(question)
  }
}

const hasArrow = (text: string): boolean => text.includes('->')

const severalLines = ({ choices, right }: SeveralQuestion): string[] => {
  const share = Number((100 / right.length).toFixed(5))
  return choices.map((choice, at) => `\t~%${right.includes(at) ? share : -100}%${answer(choice)}`)
}

/** One question. `[plain]` keeps Moodle from reading HTML in it. */
export const writeGiftQuestion = (question: QuizQuestion): WrittenQuestion => {
  const answers = answerLines(question)
  if (typeof answers === 'string') return { leftOut: answers }
  const explanation =
    question.explanation === undefined ? [] : [`\t####[plain]${escaped(question.explanation)}`]
  const lines = [`[plain]${escaped(question.prompt)} {`, ...answers, ...explanation, '}']
  const hasUnit = question.kind === 'number' && question.unit !== undefined
  return { text: `${lines.join('\n')}\n`, shortened: hasUnit ? ['GIFT has no unit of a number.'] : [] }
}
