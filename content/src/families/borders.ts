import { z } from 'zod'
import { isLandlocked, neighboursOf } from './neighbours.ts'
import { countryNamed, countryOf } from './places.ts'
import { defineFamily, Subject, type SubjectFacts } from './subject.ts'

/** `of` is the code of the country that is the answer. `holds` is true of it, and of no wrong choice. */
const BorderSubject = Subject.extend({
  holds: z.union([
    z.strictObject({ touches: z.array(z.string()).min(1) }),
    z.strictObject({ apart: z.array(z.string()).min(1) }),
    z.strictObject({ landlocked: z.boolean() }),
    z.strictObject({ neighbours: z.int() }),
  ]),
})

type Holds = z.infer<typeof BorderSubject>['holds']

/** Which countries border which, from our map. */
export const borders = defineFamily('borders', 5401, BorderSubject, ({ of, holds }): SubjectFacts => {
  const answer = countryOf(of)?.name ?? ''
  return {
    category: 'geography',
    answer,
    slots: {},
    faults: isTrueOf(of, holds) ? [] : [`expected ${JSON.stringify(holds)} to be true of '${of}'`],
    objection: (choice) => {
      const id = countryNamed(choice)?.id
      if (id === undefined) return `expected a country's name, not '${choice}'`
      return isTrueOf(id, holds) ? `it is also true of '${choice}'` : null
    },
  }
})

const isTrueOf = (id: string, holds: Holds): boolean => {
  if ('touches' in holds) return holds.touches.every((other) => neighboursOf(other).has(id))
  if ('apart' in holds) return holds.apart.every((other) => !neighboursOf(other).has(id))
  if ('landlocked' in holds) return isLandlocked(id) === holds.landlocked
  return neighboursOf(id).size === holds.neighbours
}
