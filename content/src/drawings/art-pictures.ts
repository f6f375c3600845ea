import { catalogueOf } from './catalogue.ts'
import { drawFlagDetail, isFlagDetail } from './flag-details.ts'
import { PAINTINGS } from './paintings/paintings.ts'
import { drawing, SHEET } from './svg.ts'

const byName = catalogueOf({ painting: PAINTINGS })

const FLAG = 'flag '

/** 'painting scream', or 'flag ca 230 120 180'. */
export const artPictures = {
  draw: (of: string): string =>
    of.startsWith(FLAG) ? drawing(SHEET, drawFlagDetail(of.slice(FLAG.length))) : byName.draw(of),
  missing: (of: string): string[] => {
    if (!of.startsWith(FLAG)) return byName.missing(of)
    return isFlagDetail(of.slice(FLAG.length)) ? [] : [of]
  },
}
