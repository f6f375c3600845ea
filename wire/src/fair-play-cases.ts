/* Of cases of fair play what pages need beside types: without the library that checks messages. */

/** `open`: nobody has decided; `watched`: looked at, comes back with anything new; the others are decided. */
export const CASE_STATES = ['open', 'watched', 'dismissed', 'banned'] as const

/** Answer times fall into bins of this width, ms; the last bin has all that took longer. */
export const TIME_BIN = 250
export const TIME_BINS = 48
