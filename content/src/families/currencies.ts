import { z } from 'zod'
import { countryNamed, countryOf, currenciesOf } from './places.ts'
import { defineFamily, Subject, type SubjectFacts } from './subject.ts'

/** `of` is a country's code, `code` that of its currency, `unit` its everyday name. */
const CurrencySubject = Subject.extend({
  code: z.string().regex(/^[A-Z]{3}$/),
  unit: z.string(),
  asks: z.enum(['country', 'unit']),
})

/** Countries and their currencies, from `countries-list`. */
export const currencies = defineFamily(
  'currencies',
  5201,
  CurrencySubject,
  ({ of, code, unit, asks }): SubjectFacts => {
    const country = countryOf(of)?.name ?? ''
    return {
      category: 'society',
      answer: asks === 'country' ? country : unit,
      slots: { country, unit },
      faults: currenciesOf(of).includes(code) ? [] : [`expected a currency of ${of}, not '${code}'`],
      objection: (choice) => (asks === 'country' ? paysOtherwise(choice, code) : null),
    }
  },
)

const paysOtherwise = (name: string, code: string): string | null => {
  const country = countryNamed(name)
  if (!country) return `expected a country's name, not '${name}'`
  return currenciesOf(country.id).includes(code) ? `${name} has the same currency` : null
}
