import { TEASER_PLACEHOLDERS } from '@trivium/wire/public-pages'

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

/** What `early.js` read from the page and recorded before the app started. */
export interface EarlyQuestion {
  readonly first: FirstQuestion
  /** Index of the choice made before the app started. */
  readonly choice: number | null
  /** This browser has started the day's quiz before, so its first question is hidden. */
  readonly isBegun: boolean
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
  isBegun: false,
  isTaken: false,
}

/** Null if the page came without a question. */
export const earlyQuestion = (): EarlyQuestion | null => {
  if (import.meta.env.SSR && typeof window === 'undefined') return PLACES
  return typeof window === 'undefined' ? null : (window.__early ?? null)
}

const STORAGE_KEY = 'trivium.daily'

/** Remembers for the next visit whether the day's quiz has been started; `early.js` reads it. */
export const rememberStarted = (day: string, isBegun: boolean): void => {
  try {
    if (isBegun) localStorage.setItem(STORAGE_KEY, day)
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is unavailable: the question appears briefly although it was answered.
  }
}
