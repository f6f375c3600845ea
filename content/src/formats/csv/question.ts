import { tidyLine } from '@trivium/wire/documents/quiz-text'
import { choiceQuestion, type ParsedQuestion, refused, trueFalseQuestion, typedQuestion } from '../entry.ts'
import type { Cells } from './cells.ts'
import { type Kind, kindOf } from './kind.ts'
import { rightChoice } from './right.ts'

/** A row as one of our questions, or why it cannot be one. */
export const questionInRow = (cells: Cells): ParsedQuestion => {
  const kind = kindOf(cells)
  return kind === null ? refused(`The kind "${cells.line('kind')}" is not supported.`) : BUILDERS[kind](cells)
}

const promptOf = (cells: Cells): string => cells.texts('prompt').join('\n')
const explanationOf = (cells: Cells): string => cells.texts('explanation').join('\n')

const choice = (cells: Cells): ParsedQuestion => {
  const choices = cells.placed('choice').map(({ text, place }) => ({ text: tidyLine(text), place }))
  const texts = choices.map(({ text }) => text)
  const wrong = cells.texts('wrong')
  const answer = cells.line('answer')
  if (!answer) return refused('The right answer is missing.')
  if (wrong.length > 0)
    return choiceQuestion(promptOf(cells), [answer, ...texts, ...wrong], 0, explanationOf(cells))
  const right = rightChoice(choices, answer)
  return right === -1
    ? refused(noChoice(answer))
    : choiceQuestion(promptOf(cells), texts, right, explanationOf(cells))
}

const noChoice = (answer: string): string =>
  /^(?:\d|[a-j])(?: ?[,;&] ?(?:\d|[a-j]))+$/i.test(answer)
    ? 'It has several right choices.'
    : `The right answer "${answer}" is none of the choices.`

const boolean = (cells: Cells): ParsedQuestion => {
  if (cells.texts('choice').length > 0) return choice(cells)
  const answer = cells.line('answer').toLowerCase()
  const isTrue = ['true', 't', 'yes', '1', 'a'].includes(answer)
  return isTrue || ['false', 'f', 'no', '0', '2', 'b'].includes(answer)
    ? trueFalseQuestion(promptOf(cells), isTrue, explanationOf(cells))
    : refused('The right answer is neither True nor False.')
}

/** Some products put accepted answers into the columns of choices. */
const typed = (cells: Cells): ParsedQuestion => {
  const given = [...cells.texts('answer'), ...cells.texts('accepted')]
  const accepted = given.length > 0 ? given : cells.texts('choice')
  if (accepted.length === 0) return refused('The right answer is missing.')
  return typedQuestion(promptOf(cells), accepted, explanationOf(cells))
}

const BUILDERS: Readonly<Record<Kind, (cells: Cells) => ParsedQuestion>> = { choice, typed, boolean }
