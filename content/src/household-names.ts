import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { choicesOf, type Question } from './questions/format.ts'
import { normalForm } from './text-forms.ts'

const fileOf = (list: string): string =>
  fileURLToPath(new URL(`../passes/2026-11-${list}.txt`, import.meta.url))

/** A name that most people know, with its other forms, such as `['Shah Rukh Khan', 'SRK']`. */
export type HouseholdName = readonly [name: string, ...others: string[]]

/** Reads lines such as `Shah Rukh Khan | SRK / Shahrukh Khan | film`. */
export const parseHouseholdNames = (text: string): HouseholdName[] =>
  text.split('\n').flatMap((line) => {
    const [name = '', others = ''] = line.split('|').map((part) => part.trim())
    return name === '' || name.startsWith('#')
      ? []
      : [
          [
            name,
            ...others
              .split('/')
              .map((one) => one.trim())
              .filter(Boolean),
          ] as const,
        ]
  })

/** Our own list, by which questions were written, and one by somebody who had not seen the bank. */
export interface HouseholdNames {
  readonly own: readonly HouseholdName[]
  readonly blind: readonly HouseholdName[]
}

export const readHouseholdNames = async (): Promise<HouseholdNames> => ({
  own: parseHouseholdNames(await readFile(fileOf('household-names'), 'utf8')),
  blind: parseHouseholdNames(await readFile(fileOf('household-names-blind'), 'utf8')),
})

const POSSESSIVE = /['’]s(?!\p{L})/gu

const spacedForm = (text: string): string => ` ${normalForm(text.replace(POSSESSIVE, ' '))} `

/** The names that occur in no prompt, choice, explanation or tag, in any of their forms. */
export const missingNames = (
  questions: readonly Question[],
  names: readonly HouseholdName[],
): HouseholdName[] => {
  const all = questions
    .flatMap((question) => [question.prompt, question.explanation, ...choicesOf(question), ...question.tags])
    .map(spacedForm)
    .join('')
  return names.filter((forms) => !forms.some((form) => all.includes(spacedForm(form))))
}
