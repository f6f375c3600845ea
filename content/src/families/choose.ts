import { normalForm } from '../text-forms.ts'

/** How far the answer is from its intended place among four choices; 0 is best. */
type Miss = (answer: string, wrong: readonly string[]) => number

/** 0 lowest, 1 in between, 2 highest. */
type Place = 0 | 1 | 2

/** Every fourth answer is the lowest and every fourth the highest, as often as by chance. */
const PLACES: readonly Place[] = [0, 1, 2, 1]

const placed =
  (place: Place, compare: (a: string, b: string) => number): Miss =>
  (answer, wrong) => {
    const signs = wrong.map((other) => Math.sign(compare(answer, other)))
    if (place === 0) return signs.filter((sign) => sign >= 0).length
    if (place === 2) return signs.filter((sign) => sign <= 0).length
    return signs.some((sign) => sign > 0) && signs.some((sign) => sign < 0) ? 0 : 1
  }

const byAlphabet = (a: string, b: string): number => (normalForm(a) < normalForm(b) ? -1 : 1)
const byLength = (a: string, b: string): number => [...a].length - [...b].length

/** Earlier candidates are better, but the place counts more. */
const LATER = 0.01

/**
 * Chooses three of the candidates. `turn` (0 to 15) decides the answer's place among the choices by alphabet
 * and by length. Over sixteen turns each place occurs as often as by chance, so that the form gives nothing
 * away.
 */
export const chooseWrong = (
  answer: string,
  near: readonly string[],
  turn: number,
): [string, string, string] => {
  const alphabet = placed(PLACES[turn % 4] ?? 1, byAlphabet)
  const length = placed(PLACES[Math.floor(turn / 4) % 4] ?? 1, byLength)
  const ranked = triples(near.length).map((places) => {
    const wrong = places.map((place) => near[place] ?? '')
    const later = places.reduce((sum, place) => sum + place, 0) * LATER
    return { wrong, miss: alphabet(answer, wrong) + length(answer, wrong) + later }
  })
  const [a = '', b = '', c = ''] = ranked.reduce((best, next) => (next.miss < best.miss ? next : best)).wrong
  return [a, b, c]
}

const triples = (count: number): [number, number, number][] => {
  const places = Array.from({ length: count }, (_, place) => place)
  return places.flatMap((a) =>
    places.slice(a + 1).flatMap((b) => places.slice(b + 1).map((c): [number, number, number] => [a, b, c])),
  )
}
