import { catalogueOf } from './catalogue.ts'
import { ILLUSIONS } from './illusions.ts'
import { CLOCKS, GRAPHS, NUMBERS, SHAPES } from './shapes.ts'
import { drawStaff, isStaff } from './staff.ts'
import { drawing, SHEET } from './svg.ts'
import { UNDERGROUNDS } from './undergrounds.ts'

const byName = catalogueOf({
  clock: CLOCKS,
  graph: GRAPHS,
  illusion: ILLUSIONS,
  number: NUMBERS,
  shape: SHAPES,
  underground: UNDERGROUNDS,
})

const STAFF = 'staff '

/** 'shape cone', 'graph sine', 'clock 7 30', or 'staff' and a line of music. */
export const figurePictures = {
  draw: (of: string): string =>
    of.startsWith(STAFF) ? drawing(SHEET, drawStaff(of.slice(STAFF.length))) : byName.draw(of),
  missing: (of: string): string[] => {
    if (!of.startsWith(STAFF)) return byName.missing(of)
    return isStaff(of.slice(STAFF.length)) ? [] : [of]
  },
}
