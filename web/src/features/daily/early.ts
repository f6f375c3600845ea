import { TEASER_PLACEHOLDERS } from '@trivium/wire/public-pages'

/** The first question of a day as everybody sees it; its category in words. */
export interface FirstQuestion {
  readonly day: string
  /** The number of the daily. */
  readonly number: number | string
  readonly category: string
  readonly prompt: string
  readonly choices: readonly string[]
}

/** What `early.js` has found in the page and seen before the app was there. */
export interface EarlyQuestion {
  readonly first: FirstQuestion
  /** Index of what was chosen meanwhile. */
  readonly choice: number | null
  /** This browser has begun the day's quiz before, so its first question is not shown. */
  readonly isBegun: boolean
  /** Presses are the app's from now on. */
  isTaken: boolean
}

declare global {
  interface Window {
    __early?: EarlyQuestion
  }
}

/** In the prerendered page the server puts the day's words in the place of these. */
const PLACES: EarlyQuestion = {
  first: { ...TEASER_PLACEHOLDERS, day: '' },
  choice: null,
  isBegun: false,
  isTaken: false,
}

/** Nothing where the page came without a question. */
export const earlyQuestion = (): EarlyQuestion | null => {
  if (import.meta.env.SSR && typeof window === 'undefined') return PLACES
  return typeof window === 'undefined' ? null : (window.__early ?? null)
}

const BEGUN = 'trivium.daily'

/** Remembers for the next visit whether the day's quiz is begun; `early.js` reads it. */
export const rememberStarted = (day: string, isBegun: boolean): void => {
  try {
    if (isBegun) localStorage.setItem(BEGUN, day)
    else localStorage.removeItem(BEGUN)
  } catch {
    // Storage is closed to us: the question is shown for a moment although it was answered.
  }
}
