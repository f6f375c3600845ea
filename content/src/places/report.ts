import { table } from '../report.ts'
import { beginnings, closeNames } from './close-names.ts'
import type { Catalogue } from './make.ts'
import { poolsOf } from './pools.ts'

/** The catalogue of places in numbers, as Markdown. */
export const placesReport = (catalogue: Catalogue): string => `## Places

Both quizzes' pools. An achievement takes as many as 'needed'; 'spare' is how many may be missed.

${table(
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

Asked for ('which one?'), because two places bear them: ${ambiguousList(catalogue)}.

Names that another place's name goes on from, so that they are no answer yet while somebody is typing:

${list(beginnings(catalogue.flags).map(({ name, goesOn }) => `${name} (${goesOn.join(', ')})`))}

Names of two places that a typing error or two may make of one another. What is typed is read as the unique nearest of all
names, and never as one of two that are as near:

${closeTable(catalogue)}
`

const namesLine = ({ flags, countries }: Catalogue): string => {
  const count = (places: readonly { names: readonly string[] }[]) =>
    places.flatMap(({ names }) => names).length
  return `${count(flags)} names of ${flags.length} places, ${count(countries)} of the ${countries.length} countries on the map. No name is borne by two places unless it is listed here.`
}

const ambiguousList = ({ ambiguous }: Catalogue): string =>
  ambiguous.map(({ name, ids }) => `${name} (${ids.join(', ')})`).join('; ')

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** Long names differ by a word that has a row of its own ('Republic of Iran', 'Republic of Iraq'). */
const closeTable = ({ flags }: Catalogue): string => {
  const short = flags.map(({ id, names }) => ({ id, names: names.filter((name) => !/ of /.test(name)) }))
  return table(
    ['name', 'name of another place', 'errors'],
    closeNames(short).map(({ names: [a, b], errors }) => [a, b, `${errors}`]),
  )
}
