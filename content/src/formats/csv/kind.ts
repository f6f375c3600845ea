import type { Cells } from './cells.ts'

export type Kind = 'choice' | 'typed' | 'boolean'

/** What other products call our kinds. */
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

/** What a row asks for; null: something that we don't have. Without a word on it, a row with choices asks to choose. */
export const kindOf = (cells: Cells): Kind | null => {
  const name = cells.line('kind')
  if (name) return NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? null
  if (cells.texts('choice').length + cells.texts('wrong').length > 0) return 'choice'
  return /^(?:true|false)$/i.test(cells.line('answer')) ? 'boolean' : 'typed'
}
