import { tidyLine } from '@trivium/wire/documents/quiz'
import { type Found, foundChoice, foundTrueFalse, foundTyped, refused } from '../entry.ts'
import type { Column, Content } from './columns.ts'
import { unprotectCell } from './formula.ts'
import { rightChoice } from './right.ts'

/** A row's cells by what they hold, empty ones left out. */
type Cells = (content: Content) => string[]

export const foundInRow = (columns: readonly (Column | null)[], row: readonly string[]): Found => {
  if (row.slice(columns.length).some((cell) => cell.trim() !== ''))
    return refused('It has more cells than the header: put text with the separator in it in quotation marks.')
  const cells: Cells = (content) =>
    row.flatMap((cell, at) => (columns[at]?.content === content ? partsOf(cell, columns[at].list) : []))
  const kind = kindOf(cells)
  if (kind === null) return refused(`The kind "${cells('kind')[0]}" is not one that Trivium has.`)
  return BUILDERS[kind](cells)
}

const partsOf = (cell: string, list: boolean): string[] =>
  (list ? cell.split('|') : [cell]).filter((part) => part.trim() !== '').map(unprotectCell)

type Kind = 'choice' | 'typed' | 'boolean'

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'choice',
    /^(?:(?:single|multiple)[ -]?)?choice(?: question)?$|^(?:mcq?|multichoice|multiple|quiz|choose)$/i,
  ],
  [
    'typed',
    /^(?:typed?|text|short[ -]?(?:answer|text)?|type answer|fill[ -]in[ -]the[ -]blanks?|open[ -]?text)$/i,
  ],
  ['boolean', /^(?:boolean|true[ -/]?(?:or )?false|t\/?f)$/i],
]

/** Without a word on it, a row with choices asks to choose. */
const kindOf = (cells: Cells): Kind | null => {
  const name = cells('kind')[0]?.trim()
  if (name) return KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? null
  if (cells('choice').length + cells('wrong').length > 0) return 'choice'
  return /^(?:true|false)$/i.test(cells('answer')[0]?.trim() ?? '') ? 'boolean' : 'typed'
}

const promptOf = (cells: Cells): string => cells('prompt').join('\n')
const explanationOf = (cells: Cells): string => cells('explanation').join('\n')

const choice = (cells: Cells): Found => {
  const choices = cells('choice').map(tidyLine)
  const wrong = cells('wrong').map(tidyLine)
  const answer = tidyLine(cells('answer')[0] ?? '')
  if (!answer) return refused('The right answer is missing.')
  if (wrong.length > 0)
    return foundChoice(promptOf(cells), [answer, ...choices, ...wrong], 0, explanationOf(cells))
  const right = rightChoice(choices, answer)
  if (right !== -1) return foundChoice(promptOf(cells), choices, right, explanationOf(cells))
  return refused(
    /^[1-6a-f](?: ?[,;&] ?[1-6a-f])+$/i.test(answer)
      ? 'It has several right choices.'
      : `The right answer "${answer}" is none of the choices.`,
  )
}

const boolean = (cells: Cells): Found => {
  const answer = cells('answer')[0]?.trim().toLowerCase() ?? ''
  const isTrue = ['true', 't', 'yes', '1', 'a'].includes(answer)
  if (cells('choice').length > 0) return choice(cells)
  return isTrue || ['false', 'f', 'no', '0', '2', 'b'].includes(answer)
    ? foundTrueFalse(promptOf(cells), isTrue, explanationOf(cells))
    : refused('The right answer is neither True nor False.')
}

/** Some products put the accepted answers where choices would stand. */
const typed = (cells: Cells): Found => {
  const accepted = [...cells('answer'), ...cells('accepted')]
  return foundTyped(promptOf(cells), accepted.length > 0 ? accepted : cells('choice'), explanationOf(cells))
}

const BUILDERS: Readonly<Record<Kind, (cells: Cells) => Found>> = { choice, typed, boolean }
