import type { Cells } from './cells.ts'

export type Kind = 'choice' | 'typed' | 'boolean'

/** Other products' names for our kinds of question. */
const NAMES: readonly (readonly [Kind, RegExp])[] = [
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

/** The kind of a row; null if unsupported. By default a row with choices is a choice question. */
export const kindOf = (cells: Cells): Kind | null => {
  const name = cells.line('kind')
  if (name) return NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? null
  if (cells.texts('choice').length + cells.texts('wrong').length > 0) return 'choice'
  return /^(?:true|false)$/i.test(cells.line('answer')) ? 'boolean' : 'typed'
}
