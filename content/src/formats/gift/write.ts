import type { Quiz } from '@trivium/wire/documents/quiz'
import type { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import { pathOfCategory } from '../category-path.ts'
import { toPattern } from '../text/pattern.ts'
import type { WrittenQuestion } from '../written.ts'

const escaped = (text: string): string => text.replace(/[\\:#={}~]/g, '\\$&').replaceAll('\n', '\\n')

/** An answer that looks like a format or a weight gets an explicit format in front. */
const answer = (text: string): string => (/^[[%]/.test(text) ? `[plain]${escaped(text)}` : escaped(text))

export const writeGiftHead = ({ title }: Pick<Quiz, 'title'>): string =>
  `$CATEGORY: ${pathOfCategory(title)}\n\n`

/** One question. `[plain]` keeps Moodle from reading HTML in it. */
export const writeGiftQuestion = (question: QuizQuestion): WrittenQuestion => {
  const answers = question.kind === 'choice' ? choiceLines(question) : typedLines(question.accepted)
  if (answers === null) return { leftOut: 'GIFT takes an arrow -> in a typed answer for a pair to match.' }
  const explanation =
    question.explanation === undefined ? [] : [`\t####[plain]${escaped(question.explanation)}`]
  const lines = [`[plain]${escaped(question.prompt)} {`, ...answers, ...explanation, '}']
  return { text: `${lines.join('\n')}\n`, shortened: [] }
}

const choiceLines = ({ choices, right }: { choices: readonly string[]; right: number }): string[] =>
  choices.map((choice, at) => `\t${at === right ? '=' : '~'}${answer(choice)}`)

const typedLines = (accepted: readonly string[]): string[] | null =>
  accepted.some((text) => text.includes('->'))
    ? null
    : accepted.map((text) => `\t=${answer(toPattern(text))}`)
