/** The first question of a day as everybody sees it; its category in words. */
export interface FirstQuestion {
  readonly day: string
  /** The number of the daily. */
  readonly number: number
  readonly category: string
  readonly prompt: string
  readonly choices: readonly string[]
}

/** What `early.js` has found in the page and seen before the app was there. */
export interface Early {
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
    __early?: Early
  }
}

/** Nothing where the page is being prerendered, or came without a question. */
export const earlyQuestion = (): Early | null =>
  typeof window === 'undefined' ? null : (window.__early ?? null)

const BEGUN = 'trivium.daily'

/** Remembers for the next visit whether the day's quiz is begun; `early.js` reads it. */
export const rememberBegun = (day: string, isBegun: boolean): void => {
  try {
    if (isBegun) localStorage.setItem(BEGUN, day)
    else localStorage.removeItem(BEGUN)
  } catch {
    // Storage is closed to us: the question is shown for a moment although it was answered.
  }
}
