import { countriesOf } from '@trivium/testkit/countries'
import { answer, watchAnswers } from './answering.ts'
import { pan } from './panning.ts'
import type { Tab } from './tab.ts'
import { threadTime } from './thread-time.ts'
import { type Weight, weigh } from './weight.ts'

/** How many times slower than this machine a phone is assumed to be. */
export const SLOWER = 4
/** How many times the map is zoomed in before panning. */
const ZOOMS = 3

const ended = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** How long a page has to settle before it is measured, ms. */
const SETTLED = 1_000

export interface Answers {
  /** From the last key of a name to the frame that shows it accepted, ms. */
  readonly full: readonly number[]
  /** The same on a slowed processor. */
  readonly slowed: readonly number[]
}

/** The first visit to a page, until it has loaded everything. */
export const firstVisit = async (tab: Tab, url: string): Promise<Weight> => {
  const weight = weigh(tab)
  await tab.goto(url)
  await ended(SETTLED)
  return weight()
}

interface CountryVisit {
  readonly weight: Weight
  readonly answers: Answers
  /** How long each frame took while the map was panned on a slowed processor, ms. */
  readonly frames: readonly number[]
  /**
   * Processor time of the page's thread per frame of the same panning, on this processor at full speed, ms.
   */
  readonly work: number
}

const AFRICA = countriesOf('africa').map(({ name }) => name)
/** One-word names that are accepted at their last letter. 'Niger' could still become 'Nigeria'. */
const NAMES = AFRICA.filter((name) => /^[A-Z][a-z]{4,}$/.test(name) && name !== 'Niger')
const HALF = Math.floor(NAMES.length / 2)

const answersTo = async (tab: Tab, names: readonly string[]): Promise<number[]> => {
  const times: number[] = []
  for (const name of names) times.push(await answer(tab, name.toLowerCase()))
  return times
}

/** Plays the quiz of Africa: names countries on the map. */
export const visitCountries = async (tab: Tab, url: string): Promise<CountryVisit> => {
  const weight = weigh(tab)
  await tab.goto(`${url}/country-quiz/africa`)
  await tab.press('Start')
  await tab.until(`document.querySelector('[role="application"] path, svg[role="application"] path')`)
  await ended(SETTLED)
  const weighed = weight()
  await watchAnswers(tab)
  const full = await answersTo(tab, NAMES.slice(0, HALF))
  await tab.slow(SLOWER)
  const slowed = await answersTo(tab, NAMES.slice(HALF))
  for (let zoom = 0; zoom < ZOOMS; zoom++) await tab.press('Zoom in')
  await ended(SETTLED)
  const frames = await pan(tab)
  await tab.slow(1)
  let panned = 0
  const worked = await threadTime(tab, async () => {
    panned = (await pan(tab)).length
  })
  return { weight: weighed, answers: { full, slowed }, frames, work: worked / panned }
}

interface FlagVisit {
  readonly weight: Weight
  readonly answers: Answers
}

/** The picture of the flag that is asked, as SVG text. */
const PICTURE = `fetch(document.querySelector('main img[src^="/flags/"]').src).then((one) => one.text())`

/** Plays the quiz of South America's flags: types their names. */
export const visitFlags = async (
  tab: Tab,
  url: string,
  nameOf: (picture: string) => string,
): Promise<FlagVisit> => {
  const weight = weigh(tab)
  await tab.goto(`${url}/flag-quiz`)
  await tab.until(`document.querySelector('input[type="radio"]')`)
  await tab.evaluate(`[...document.querySelectorAll('label')].find((one) =>
    one.textContent.includes('South America')).querySelector('input').click()`)
  await tab.press('Start')
  await tab.until(`document.querySelector('main img[src^="/flags/"]')`)
  await ended(SETTLED)
  const weighed = weight()
  await watchAnswers(tab)
  const one = async () => answer(tab, nameOf(await tab.evaluate<string>(PICTURE)).toLowerCase())
  const full: number[] = []
  while (full.length < 6) full.push(await one())
  await tab.slow(SLOWER)
  const slowed: number[] = []
  while (slowed.length < 6) slowed.push(await one())
  return { weight: weighed, answers: { full, slowed } }
}
