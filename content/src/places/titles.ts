import { type AmbiguousName, createMatcher } from '@trivium/rules/answers/matcher'
import { normalForm } from '@trivium/rules/answers/normal-form'
import type { Flag } from './flags.ts'

type Named = Pick<Flag, 'id' | 'names'>

/** Nobody types 'Republic of UAE' or 'Kingdom of N Korea' by mistake. */
const ABBREVIATED = /^.{1,3}$|\b[A-Z]{1,3}\b/

/**
 * Extra names that keep a place's name with a title from matching another place. 'Republic of Iran' is not a
 * name of Iran, but it is 'Republic of Iraq' with one typing error. Every title that several places have
 * ('Republic of', 'Kingdom of the') is combined with all names of all places. A combination that would match
 * another place is added to the names of the place it was made from.
 */
export const guardedTitles = (
  places: readonly Named[],
  ambiguous: readonly AmbiguousName[],
): Map<string, readonly string[]> => {
  const titles = titlesOf(places)
  const matcher = createMatcher(places, ambiguous)
  const isAnother = (id: string, text: string): boolean => {
    const match = matcher.match(text)
    return match.kind === 'one' && !match.exact && match.id !== id
  }
  return new Map(
    places.map(({ id, names }) => {
      const short = names.filter((name) => !ABBREVIATED.test(name) && !/ of /.test(name))
      const titled = short.flatMap((name) => titles.map((title) => `${title} ${name}`))
      return [id, titled.filter((text) => isAnother(id, text))]
    }),
  )
}

const titlesOf = (places: readonly Named[]): string[] => {
  const borne = places.flatMap(({ names }) => {
    const short = new Set(names.map(normalForm))
    const titles = names.flatMap((name) => {
      const [, title, rest] = /^(.* of(?: the)?) (.*)$/.exec(name) ?? []
      return title && rest && short.has(normalForm(rest)) ? [title] : []
    })
    return [...new Set(titles)]
  })
  return [...Map.groupBy(borne, (title) => title)].filter(([, all]) => all.length > 1).map(([title]) => title)
}
