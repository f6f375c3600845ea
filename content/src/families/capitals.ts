import { z } from 'zod'
import { COUNTRIES } from '../places/countries.ts'
import { capitalOf, countryNamed, countryOf } from './places.ts'
import { defineFamily, Subject, type SubjectFacts } from './subject.ts'

/** `of` is a country's code; `asks` says whether the country or the capital is the answer. */
const CapitalSubject = Subject.extend({ asks: z.enum(['capital', 'country']) })

/** Capitals and their countries, from `countries-list`. */
export const capitals = defineFamily('capitals', 5001, CapitalSubject, ({ of, asks }): SubjectFacts => {
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

/** A wrong choice may be another country's capital or any other city, but no capital of this country. */
const noCapital = (of: string) => (choice: string) =>
  COUNTRIES.some(({ id }) => id === of && capitalOf(id) === choice)
    ? `'${choice}' is one of its capitals`
    : null

const noCountry = (choice: string) =>
  countryNamed(choice) ? null : `expected a country's name, not '${choice}'`
