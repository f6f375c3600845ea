import { clueOf, whereabouts } from '@trivium/content/maps/clues'
import { COUNTRIES, type Country, OTHER_PLACES } from '@trivium/content/places/countries'
import { FLAGS } from '@trivium/content/places/flags'
import { allowedTypos, formDistance } from '@trivium/rules/answers/edit-distance'
import { normalizeText } from '@trivium/rules/answers/normal-form'
import type { ItemHead } from '@trivium/rules/game/item'
import type { Picture } from '@trivium/rules/game/media'
import { flagItems } from '@trivium/rules/modes/flags/flag-items'
import type { PartyItem } from '@trivium/rules/modes/party/judge'
import type { Region } from '@trivium/rules/places/regions'
import { randomFrom, shuffled } from '@trivium/rules/random'
import type { PartySource } from '@trivium/wire/documents/party-plan'
import { type Refused, refused } from '@trivium/wire/refusals'

/** Pictures of flags and of countries on the map, at addresses that do not tell the place. */
export interface PlacePictures {
  readonly flagOf: (place: string) => Picture
  /** Null: the country is too small to be seen on a map. */
  readonly mapOf: (place: string) => Picture | null
}

type Places = Extract<PartySource, { kind: 'flags' | 'countries' }>

const COUNTRY_IDS = new Set(COUNTRIES.map(({ id }) => id))
const NAMED: readonly Pick<Country, 'id' | 'name' | 'names'>[] = [...COUNTRIES, ...OTHER_PLACES]
const NAMES = NAMED.flatMap(({ names }) => names.map((name) => ({ name, form: normalizeText(name) })))

/** All names of some places, the first place's own name first; and names that are too near to be forgiven as misspellings. */
const typedForm = (ids: readonly string[]) => {
  const places = ids.flatMap((id) => NAMED.find((place) => place.id === id) ?? [])
  const accepted = [...new Set(places.flatMap(({ name, names }) => [name, ...names]))]
  const forms = accepted.map(normalizeText)
  const isNear = (form: (typeof forms)[number]) =>
    forms.some((own) => formDistance(form, own, allowedTypos(own.letters)) <= allowedTypos(own.letters))
  const others = NAMES.filter(({ name, form }) => !accepted.includes(name) && isNear(form))
  return { accepted, others: others.map(({ name }) => name) }
}

const MAX_CLUE = 200

/** The same question for players who can't see the picture. */
const inWordsFor = (place: string): string => {
  const sentences = clueOf(place).replace(/\.$/, '').split('. ')
  while (sentences.length > 1 && sentences.join('. ').length > MAX_CLUE) sentences.pop()
  return `Which country is described like this: ‘${sentences.join('. ')}’?`
}

interface Asked extends Pick<ItemHead, 'question' | 'prompt'> {
  readonly place: string
  readonly media: Picture
}

const headOf = ({ place, ...asked }: Asked) => ({
  ...{ ...asked, category: 'geography', difficulty: 2 as const },
  ...{ words: inWordsFor(place), explanation: whereabouts(place) ?? '' },
})

/** The items of as many places as are wanted; refused if there are fewer. */
const itemsFor = <Place>(
  places: readonly Place[],
  { count }: Places,
  itemOf: (place: Place) => PartyItem,
): PartyItem[] | Refused =>
  places.length < count
    ? refused('too-few-questions', { there: places.length })
    : places.slice(0, count).map(itemOf)

const isIn = (region: Region, place: { readonly region: Region | null }): boolean =>
  region === 'all' || place.region === region

/** Flags of countries, in an order that follows from the seed. Refusal: too-few-questions. */
export const flagsFrom = ({ flagOf }: PlacePictures, source: Places, seed: string): PartyItem[] | Refused => {
  const { region, answers } = source
  const only = FLAGS.filter(({ id }) => COUNTRY_IDS.has(id)).map(({ id }) => id)
  const items = flagItems({ flags: FLAGS, region, answers, hard: false, seed, only, image: (place) => place })
  return itemsFor(items, source, ({ place, accepts, choices, right }): PartyItem => {
    const ask = { place, question: `flag:${place}`, prompt: 'Which country’s flag is this?' }
    const head = headOf({ ...ask, media: flagOf(place) })
    return choices === null || right === null
      ? { ...head, ...typedForm(accepts) }
      : { ...head, choices, right }
  })
}

/** Four countries of a continent, one of which is right. */
const choicesFor = (country: Country, seed: string) => {
  const random = randomFrom(`${seed}:${country.id}`)
  const others = COUNTRIES.filter(({ id, region }) => id !== country.id && region === country.region)
  const wrong = shuffled(others, random).slice(0, 3)
  const choices = shuffled([country, ...wrong], random).map(({ name }) => name)
  return { choices, right: choices.indexOf(country.name) }
}

/** Countries to recognise on a map, in an order that follows from the seed. Refusal: too-few-questions. */
export const countriesFrom = (
  { mapOf }: PlacePictures,
  source: Places,
  seed: string,
): PartyItem[] | Refused => {
  const { region, answers } = source
  const mixed = shuffled(
    COUNTRIES.filter((country) => isIn(region, country)),
    randomFrom(seed),
  )
  const shown = mixed.flatMap((country) => {
    const media = mapOf(country.id)
    return media === null ? [] : [{ country, media }]
  })
  return itemsFor(shown, source, ({ country, media }): PartyItem => {
    const { id: place } = country
    const ask = { place, question: `map:${place}`, prompt: 'Which country is red on this map?' }
    const head = headOf({ ...ask, media })
    return { ...head, ...(answers === 'typed' ? typedForm([place]) : choicesFor(country, seed)) }
  })
}
