import { z } from 'zod'
import { distanceOf, drawOutline, drawPlace } from '../drawings/maps.ts'
import { SHEET } from '../drawings/svg.ts'
import { clueOf } from '../maps/clues.ts'
import { COUNTRIES } from '../places/countries.ts'
import { picturedSubject } from './pictured.ts'
import { countryNamed, countryOf } from './places.ts'
import { type Drawing, defineFamily, type SubjectFacts } from './subject.ts'

/** `of` is a country's code; `shows` its outline alone, or the country in red among its neighbours. */
const MapSubject = picturedSubject({
  ask: 'Which country has this outline?',
  source: 'Natural Earth, 1:50m countries',
  tags: ['outlines'],
}).extend({ shows: z.enum(['outline', 'place']) })

const NEAREST = 24

/** The nearest countries, as candidates for wrong choices. */
const nearTo = (code: string): string[] =>
  COUNTRIES.filter(({ id }) => id !== code)
    .map(({ id, name }) => ({ name, distance: distanceOf(id, code) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ name }) => name)

const MAX_CLUE = 150

/** The clue, or as many of its sentences as fit. */
const shortClue = (code: string): string => {
  const sentences = clueOf(code).replace(/\.$/, '').split('. ')
  while (sentences.length > 1 && sentences.join('. ').length > MAX_CLUE) sentences.pop()
  return sentences.join('. ')
}

const drawingOf = (code: string, shows: 'outline' | 'place', words?: string): Drawing => ({
  ...SHEET,
  svg: shows === 'outline' ? drawOutline(code) : drawPlace(code),
  alt: shows === 'outline' ? 'The outline of a country' : 'A map with one country in red',
  description: shows === 'outline' ? 'The outline of {country}.' : 'A map on which {country} is red.',
  words: words ?? `Which country is described like this: ‘${shortClue(code)}’?`,
})

/** Countries to recognise on drawings made from Natural Earth. */
export const countrymaps = defineFamily(
  'countrymaps',
  7001,
  MapSubject,
  ({ of, shows, words }): SubjectFacts => {
    const country = countryOf(of)?.name ?? ''
    const isKnown = country !== ''
    return {
      category: 'geography',
      answer: country,
      slots: { country },
      faults: isKnown ? [] : [`expected the code of a country, not '${of}'`],
      objection: (choice) => (countryNamed(choice) ? null : `expected a country's name, not '${choice}'`),
      ...(isKnown && { near: nearTo(of), drawing: drawingOf(of, shows, words) }),
    }
  },
)
