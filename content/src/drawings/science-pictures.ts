import { catalogueOf } from './catalogue.ts'
import { drawConstellation, hasFigure } from './constellations.ts'
import { drawElement, isInTable } from './elements.ts'
import { GLASSWARE } from './glassware.ts'
import { MOONS, PLANETS } from './heavens.ts'
import { drawMolecule } from './molecules.ts'
import { drawing, SHEET } from './svg.ts'

const byName = catalogueOf({ glass: GLASSWARE, moon: MOONS, planet: PLANETS })

const BY_CODE: Readonly<
  Record<string, { readonly knows: (code: string) => boolean; readonly draw: (code: string) => string[] }>
> = {
  element: { knows: isInTable, draw: drawElement },
  molecule: { knows: (code) => /^[A-Z].* \/ \d/.test(code), draw: drawMolecule },
  stars: { knows: hasFigure, draw: drawConstellation },
}

/** 'planet mars', 'stars Ori', 'element Fe', or 'molecule' with its atoms and bonds. */
export const sciencePictures = {
  draw: (of: string): string => {
    const [kind = '', ...rest] = of.split(' ')
    const found = BY_CODE[kind]
    return found === undefined ? byName.draw(of) : drawing(SHEET, found.draw(rest.join(' ')))
  },
  missing: (of: string): string[] => {
    const [kind = '', ...rest] = of.split(' ')
    const found = BY_CODE[kind]
    if (found === undefined) return byName.missing(of)
    return found.knows(rest.join(' ')) ? [] : [of]
  },
}
