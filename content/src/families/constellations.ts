import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { defineFamily, Subject, type SubjectFacts } from './subject.ts'

/** `of` is the three-letter code of a constellation, `star` the name of a star in it. */
const ConstellationSubject = Subject.extend({ star: z.string().optional() })

const Stars = z.record(z.string(), z.looseObject({ name: z.string(), c: z.string().optional() }))
const Figures = z.looseObject({
  features: z.array(z.looseObject({ id: z.string(), properties: z.looseObject({ la: z.string() }) })),
})

const read = (url: string): unknown => JSON.parse(readFileSync(fileURLToPath(url), 'utf8'))

const STARS = Object.values(Stars.parse(read(import.meta.resolve('d3-celestial/data/starnames.json'))))
const FIGURES = Figures.parse(
  read(import.meta.resolve('d3-celestial/data/constellations.json')),
).features.map(({ id, properties }) => ({
  id,
  /** The source has non-breaking spaces, and 'Maior' where astronomers write 'Major'. */
  name: properties.la.replace(/\s+/g, ' ').replace('Maior', 'Major').replace('Bootes', 'Boötes'),
}))

/** Constellations and their stars, from `d3-celestial`. */
export const constellations = defineFamily(
  'constellations',
  6401,
  ConstellationSubject,
  ({ of, star, answer }): SubjectFacts => {
    const name = FIGURES.find(({ id }) => id === of)?.name ?? ''
    return {
      category: 'science',
      answer: answer ?? name,
      slots: { name, ...(star === undefined ? {} : { star }) },
      faults: [
        ...(name === '' ? [`expected a constellation, not '${of}'`] : []),
        ...(star === undefined || STARS.some((one) => one.name === star && one.c === of)
          ? []
          : [`expected a star of ${of}, not '${star}'`]),
      ],
      objection: (choice) => {
        if (answer !== undefined) return null
        return FIGURES.some((other) => other.name === choice)
          ? null
          : `expected a constellation, not '${choice}'`
      },
    }
  },
)
