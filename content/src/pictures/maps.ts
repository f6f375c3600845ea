import { drawPlace, hasShape } from '../drawings/maps.ts'

/** About how many characters the neighbours on a map take. */
const ENOUGH = 5_000
/** Space around a country, in pixels: on a television it has to be seen from afar. */
const MARGIN = 96
/** Characters of a country that is large enough to be seen, and of one that is recognised without neighbours. */
const SEEN = 200
const RECOGNISED = 700
/** Characters of at least one neighbour. */
const NEIGHBOUR = 300

/** The red country is the last path. */
const ownLength = (svg: string): number => (/d="([^"]*)"[^>]*\/><\/svg>/.exec(svg)?.[1] ?? '').length

/** A country in red among its neighbours; null: it is too small, or alone in the sea, and nobody could tell which it is. */
export const drawMap = (code: string): string | null => {
  if (!hasShape(code)) return null
  const svg = drawPlace(code, ENOUGH, MARGIN)
  const own = ownLength(svg)
  const others = svg.length - own - NEIGHBOUR
  return own >= RECOGNISED || (own >= SEEN && others >= NEIGHBOUR) ? svg : null
}
