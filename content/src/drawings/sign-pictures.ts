import { catalogueOf } from './catalogue.ts'
import { CIRCUITS } from './circuits.ts'
import { CURRENCY_SIGNS } from './currencies.ts'
import { drawBraille, drawMorse } from './dots.ts'
import { FRONTS } from './fronts.ts'
import { CARE_LABELS, DASHBOARD } from './labels.ts'
import { ROAD_SIGNS } from './road-signs.ts'
import { drawSemaphore } from './semaphore.ts'
import { drawSignalFlag } from './signal-flags.ts'
import { drawing, SHEET, text } from './svg.ts'

const byName = catalogueOf({
  care: CARE_LABELS,
  circuit: CIRCUITS,
  currency: CURRENCY_SIGNS,
  dash: DASHBOARD,
  front: FRONTS,
  road: ROAD_SIGNS,
})

/** Drawn from letters. Signs are letters that every font has. */
const BY_LETTERS: Readonly<Record<string, readonly [form: RegExp, draw: (letters: string) => string[]]>> = {
  braille: [/^[A-Z]+$/, drawBraille],
  flag: [/^[A-Z]$/, drawSignalFlag],
  morse: [/^[A-Z]+$/, drawMorse],
  semaphore: [/^[A-Z]$/, (letter) => drawSemaphore(letter)],
  sign: [/^[\u0021-\u00ff\u0391-\u03c9]$/, (sign) => [text(240, 180, 260, sign === '&' ? '&amp;' : sign)]],
}

/** 'road yield', 'flag N' or 'braille CAFE'. */
export const signPictures = {
  draw: (of: string): string => {
    const [kind = '', letters = ''] = of.split(' ')
    const found = BY_LETTERS[kind]
    return found === undefined ? byName.draw(of) : drawing(SHEET, found[1](letters))
  },
  missing: (of: string): string[] => {
    const [kind = '', letters = ''] = of.split(' ')
    const found = BY_LETTERS[kind]
    if (found === undefined) return byName.missing(of)
    return found[0].test(letters) ? [] : [of]
  },
}
