import { readNumber } from '@trivium/rules/forms/number-text'
import { tidyLine } from '@trivium/wire/documents/quiz-text'
import {
  choiceQuestion,
  numberQuestion,
  orderQuestion,
  type ParsedQuestion,
  refused,
  severalQuestion,
  trueFalseQuestion,
  typedQuestion,
} from '../entry.ts'
import type { Cells } from './cells.ts'
import { type Kind, kindOf, SEVERAL } from './kind.ts'
import { choiceAt, rightChoice } from './right.ts'

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
  SEVERAL.test(answer)
    ? 'It has several right choices; the kind of such a question is "several".'
    : `The right answer "${answer}" is none of the choices.`

/** The right choices stand in the answer cell: by number or letter, or their texts between bars. */
const several = (cells: Cells): ParsedQuestion => {
  const choices = cells.placed('choice').map(({ text, place }) => ({ text: tidyLine(text), place }))
  const answer = cells.line('answer')
  const byPlace = SEVERAL.test(answer) || /^[\da-j]$/i.test(answer)
  const answers = byPlace ? answer.split(/[,;&]| and /i) : answer.split('|')
  const right = answers.map((text) => {
    const one = text.trim()
    return { one, at: byPlace ? choiceAt(choices, one) : rightChoice(choices, one) }
  })
  if (!answer) return refused('The right answers are missing.')
  const unknown = right.find(({ at }) => at === -1)
  if (unknown) return refused(`The right answer "${unknown.one}" is none of the choices.`)
  return severalQuestion(
    promptOf(cells),
    choices.map(({ text }) => text),
    right.map(({ at }) => at).sort(),
    explanationOf(cells),
  )
}

/** The parts stand in the columns of choices, in the right order. */
const order = (cells: Cells): ParsedQuestion =>
  orderQuestion(promptOf(cells), cells.texts('choice').map(tidyLine), explanationOf(cells))

const number = (cells: Cells): ParsedQuestion => {
  const unit = cells.line('unit')
  const answer = readNumber(cells.line('answer'), unit)
  const within = readNumber(cells.line('within') || '0', unit)
  if (answer === null) return refused(`The right answer "${cells.line('answer')}" is not a number.`)
  if (within === null) return refused(`The tolerance "${cells.line('within')}" is not a number.`)
  return numberQuestion(promptOf(cells), { answer, within, unit }, explanationOf(cells))
}

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

const BUILDERS: Readonly<Record<Kind, (cells: Cells) => ParsedQuestion>> = {
  choice,
  typed,
  boolean,
  number,
  order,
  several,
}
