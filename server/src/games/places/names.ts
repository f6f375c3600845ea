import { AMBIGUOUS } from '@trivium/content/places/ambiguous'
import { COUNTRIES, OTHER_PLACES } from '@trivium/content/places/countries'
import { FLAGS } from '@trivium/content/places/flags'
import { createMatcher, type Match, type MatcherEntry } from '@trivium/rules/answers/matcher'
import { normalizeText } from '@trivium/rules/answers/normal-form'
import { once } from '../../once.ts'

interface Named extends MatcherEntry {
  readonly name: string
}

/** How a quiz interprets typed text. */
export interface NameReader {
  /** `enter`: the text is complete. */
  read(text: string, enter: boolean): Match
  /** Whether the name of one of these places continues this text: 'niger' may become 'nigeria'. */
  mayBecome(text: string, places: readonly string[]): boolean
  /** The letters with which the place's names continue this text: from 'bosnia' with 'andherzegovina'. */
  restsOf(place: string, text: string): string[]
  nameOf(place: string): string
  /** Like `nameOf`; if several places share that name, the next name that is unique. */
  ownNameOf(place: string): string
}

const readingOf = (places: readonly Named[]): NameReader => {
  const byId = new Map(places.map((place) => [place.id, place]))
  const ambiguous = AMBIGUOUS.map(({ name, ids }) => ({ name, ids: ids.filter((id) => byId.has(id)) }))
  // Made when a name is first read, because that takes a while.
  const matcher = once(() =>
    createMatcher(
      places,
      ambiguous.filter(({ ids }) => ids.length > 0),
    ),
  )
  const nameOf = (place: string) => byId.get(place)?.name ?? place
  const isOwn = (name: string) => matcher().match(name).kind === 'one'
  return {
    read: (text, enter) => (enter ? matcher().match(text) : matcher().matchTyping(text)),
    mayBecome: (text, wanted) =>
      createMatcher(wanted.flatMap((id) => byId.get(id) ?? [])).hasLongerName(text),
    restsOf: (place, text) => restsOf(byId.get(place)?.names ?? [], text),
    nameOf,
    ownNameOf: (place) => [nameOf(place), ...(byId.get(place)?.names ?? [])].find(isOwn) ?? nameOf(place),
  }
}

const restsOf = (names: readonly string[], text: string): string[] => {
  const { key } = normalizeText(text)
  const longer = names
    .map((name) => normalizeText(name).key)
    .filter((name) => name !== key && name.startsWith(key))
  return [...new Set(longer.map((name) => name.slice(key.length)))]
}

/** Matches all 250 flags, whatever the region: another place's name is not a misspelling. */
export const flagNames: NameReader = readingOf(FLAGS)

/** Matches the 197 places on the map; the name of any other place matches none of them. */
export const countryNames: NameReader = readingOf([...COUNTRIES, ...OTHER_PLACES])
