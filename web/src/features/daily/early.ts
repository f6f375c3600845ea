import { TEASER_PLACEHOLDERS } from '@trivium/wire/public-pages'
import type { OutputOf } from '@trivium/wire/registry'
import type { SessionAnswer } from '@trivium/wire/session'

/** The first question of a day, the same for everybody, with its category. */
export interface FirstQuestion {
  readonly day: string
  /** The number of the daily. */
  readonly number: number | string
  readonly category: string
  /** The category's title, if the page came with the question. */
  readonly title?: string
  readonly prompt: string
  readonly choices: readonly string[]
}

/** The verdict on the first question, with its explanation. */
export type FirstAnswer = OutputOf<'answerDaily'>

/** What `early.js` read from the page and did before the app started. */
export interface EarlyQuestion {
  readonly first: FirstQuestion
  /** Index of the choice made before the app started. */
  readonly choice: number | null
  /** The verdict on that choice; null if the server was not reached or refused it. */
  readonly answer: Promise<FirstAnswer | null> | null
  /** Who the page is, until the app knows it; null if the server was not reached or refused it. */
  session: Promise<SessionAnswer | null> | null
  /** 'No clock' was checked before the app started. */
  readonly isUntimed: boolean
  /** What the page shows. `early.js` changes it until the app starts to hydrate it. */
  readonly shown: { readonly choice: number | null; readonly answer: FirstAnswer | null }
  isHydrating: boolean
  /** This browser has started the day's quiz before, so its first question is hidden. */
  isBegun: boolean
  /** From now on the app handles clicks. */
  isTaken: boolean
}

declare global {
  interface Window {
    __early?: EarlyQuestion
  }
}

/** Placeholders in the prerendered page; the server replaces them with the day's texts. */
const PLACES: EarlyQuestion = {
  first: { ...TEASER_PLACEHOLDERS, day: '' },
  choice: null,
  answer: null,
  session: null,
  isUntimed: false,
  shown: { choice: null, answer: null },
  isHydrating: false,
  isBegun: false,
  isTaken: false,
}

/** Null if the page came without a question. From now on the page is the app's: `early.js` leaves it as it is. */
export const earlyQuestion = (): EarlyQuestion | null => {
  if (import.meta.env.SSR && typeof window === 'undefined') return PLACES
  if (typeof window === 'undefined' || window.__early === undefined) return null
  window.__early.isHydrating = true
  return window.__early
}

const STORAGE_KEY = 'trivium.daily'

/** Remembers for the next visit whether the day's quiz has been started; `early.js` reads it. */
export const rememberStarted = (day: string, isBegun: boolean): void => {
  if (typeof window !== 'undefined' && window.__early?.first.day === day) window.__early.isBegun = isBegun
  try {
    if (isBegun) localStorage.setItem(STORAGE_KEY, day)
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is unavailable: the question appears briefly although it was answered.
  }
}
