import { markdownTable } from '../markdown-table.ts'
import { closeNames, namePrefixes } from './close-names.ts'
import type { Catalogue } from './make.ts'
import { poolsOf } from './pools.ts'

/** The catalogue of places in numbers, as Markdown. */
export const placesReport = (catalogue: Catalogue): string => `## Places

These are the pools of both quizzes. An achievement requires 'needed' places; 'spare' is how many may be missed.

${markdownTable(
  ['pool', 'places', 'needed', 'spare'],
  poolsOf(catalogue.flags, catalogue.countries).map(({ quiz, region, size, needed }) => [
    `${quiz}, ${region}`,
    `${size}`,
    `${needed}`,
    `${size - needed}`,
  ]),
)}

### Names

${namesLine(catalogue)}

Several places share these names, so the quiz asks 'which one?': ${ambiguousList(catalogue)}.

These names are the beginning of another place's name, so they are not accepted while somebody is still typing:

${list(namePrefixes(catalogue.flags).map(({ name, longerNames }) => `${name} (${longerNames.join(', ')})`))}

These names of two places are within one or two typing errors of each other. A typed text is read as the closest of all names
if there is only one closest, and never as one of two that are equally close:

${closeTable(catalogue)}
`

const namesLine = ({ flags, countries }: Catalogue): string => {
  const count = (places: readonly { names: readonly string[] }[]) =>
    places.flatMap(({ names }) => names).length
  return `${count(flags)} names of ${flags.length} places, ${count(countries)} of the ${countries.length} countries on the map. No two places share a name unless it is listed here.`
}

const ambiguousList = ({ ambiguous }: Catalogue): string =>
  ambiguous.map(({ name, ids }) => `${name} (${ids.join(', ')})`).join('; ')

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** Omits long names that differ by a word with its own row ('Republic of Iran', 'Republic of Iraq'). */
const closeTable = ({ flags }: Catalogue): string => {
  const short = flags.map(({ id, names }) => ({ id, names: names.filter((name) => !/ of /.test(name)) }))
  return markdownTable(
    ['name', 'name of another place', 'errors'],
    closeNames(short).map(({ names: [a, b], errors }) => [a, b, `${errors}`]),
  )
}
