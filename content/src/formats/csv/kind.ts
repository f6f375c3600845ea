import type { Cells } from './cells.ts'

export type Kind = 'choice' | 'typed' | 'boolean' | 'number' | 'order' | 'several'

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
  ['number', /^(?:number|numeric(?:al)?|closest(?: number)?|slider|estimat(?:e|ion))$/i],
  ['order', /^(?:order(?:ing)?|put in order|sequence|puzzle|rank(?:ing)?)$/i],
  [
    'several',
    /^(?:several(?: right)?|multiple[ -]?(?:answers?|select|response|correct|right)|multi[ -]?select|checkbox(?:es)?)$/i,
  ],
  ['boolean', /^(?:boolean|true[ -/]?(?:or )?false|t\/?f)$/i],
]

/** The places of several choices, by number or letter: '1, 3', 'A and C'. */
export const SEVERAL = /^(?:\d|[a-j])(?:(?: ?[,;&] ?| and )(?:\d|[a-j]))+$/i

/** The kind of a row; null if unsupported. By default a row with choices is a choice question. */
export const kindOf = (cells: Cells): Kind | null => {
  const name = cells.line('kind')
  if (name) return NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? null
  if (cells.texts('choice').length > 0 && SEVERAL.test(cells.line('answer'))) return 'several'
  if (cells.texts('choice').length + cells.texts('wrong').length > 0) return 'choice'
  return /^(?:true|false)$/i.test(cells.line('answer')) ? 'boolean' : 'typed'
}
