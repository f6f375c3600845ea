import type { ChoiceQuestion } from '@trivium/wire/documents/quiz-question'
import type { WrittenQuestion } from '../written.ts'
import { ANSWER_LINE, CHOICE_LINE } from './lines.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']

const looksLikeAiken = (prompt: string): boolean => CHOICE_LINE.test(prompt) || ANSWER_LINE.test(prompt)

/** One question with its prompt on one line, as Moodle's reader requires. */
export const writeAikenQuestion = ({
  prompt,
  choices,
  right,
  explanation,
}: ChoiceQuestion): WrittenQuestion => {
  const line = prompt.replace(/\n+/g, ' ')
  if (looksLikeAiken(line)) return { leftOut: 'It begins like a choice or an answer of an Aiken file.' }
  const shortened = [
    ...(line === prompt ? [] : ['Aiken has no line breaks in a question.']),
    ...(explanation === undefined ? [] : ['Aiken has no explanations.']),
  ]
  const lines = [
    line,
    ...choices.map((choice, at) => `${LETTERS[at]}. ${choice}`),
    `ANSWER: ${LETTERS[right]}`,
  ]
  return { text: `${lines.join('\n')}\n`, shortened }
}
