import { z } from 'zod'
import { COUNTRIES } from '../places/countries.ts'
import { capitalOf, countryNamed, countryOf } from './places.ts'
import { defineFamily, type Known, Subject } from './subject.ts'

/** `of` is a country's code; `asks` says which of the two is the answer. */
const CapitalSubject = Subject.extend({ asks: z.enum(['capital', 'country']) })

/** Capitals and their countries, from `countries-list`. */
export const capitals = defineFamily('capitals', 5001, CapitalSubject, ({ of, asks }): Known => {
  const country = countryOf(of)?.name ?? ''
  const capital = capitalOf(of)
  return {
    category: 'geography',
    answer: asks === 'capital' ? capital : country,
    slots: { country, capital },
    faults: country === '' || capital === '' ? [`expected a country with a capital, not '${of}'`] : [],
    objection: asks === 'capital' ? noCapital(of) : noCountry,
  }
})

/** Another's capital, or a city that is none: only its own would be right. */
const noCapital = (of: string) => (choice: string) =>
  COUNTRIES.some(({ id }) => id === of && capitalOf(id) === choice) ? `'${choice}' is a capital of it` : null

const noCountry = (choice: string) =>
  countryNamed(choice) ? null : `expected a country's name, not '${choice}'`
