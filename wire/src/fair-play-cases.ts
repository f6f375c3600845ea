/* Values of fair-play cases that pages need, without the library that checks messages. */

/** `open`: undecided; `watched`: reviewed, comes back with new evidence; the others are decided. */
export const CASE_STATES = ['open', 'watched', 'dismissed', 'banned'] as const

/** Width of the bins of answer times, ms; the last bin has all longer times. */
export const TIME_BIN = 250
export const TIME_BINS = 48
