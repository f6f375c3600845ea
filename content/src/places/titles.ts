import { type AmbiguousName, createMatcher } from '@trivium/rules/answers/matcher'
import { normalForm } from '@trivium/rules/answers/normal-form'
import type { Flag } from './flags.ts'

type Named = Pick<Flag, 'id' | 'names'>

/** 'Republic of UAE' and 'Kingdom of N Korea' are nobody's slips. */
const ABBREVIATED = /^.{1,3}$|\b[A-Z]{1,3}\b/

/**
 * Names that keep one place's title from being read as another's: whoever types 'Republic of Iran', which is no name
 * of Iran's, has typed 'Republic of Iraq' with one error. Every title that several places have ('Republic of',
 * 'Kingdom of the') is put before all names of all places; what would then be another's is its own.
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
