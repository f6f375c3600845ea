/*
 * Apart from the schemas, so that a page that starts a party does not load the validator.
 */

/** Limits of what is written when a party is made. */
export const PARTY_LIMITS = {
  title: 60,
  name: 24,
  /** Of all rounds together. */
  questions: 100,
  teams: 50,
  seconds: { least: 5, most: 300 },
  rounds: 20,
  /** Questions of one round, as far as they are drawn. */
  drawn: 50,
  roundTitle: 40,
  intro: 140,
  breakMinutes: 30,
  /** Plans of a player. */
  plans: 50,
} as const

/** The options of a party that is started in two presses. */
export const QUICK_PARTY = {
  title: 'Party',
  seconds: 20,
  pace: 'auto',
  penalty: false,
  teams: null,
  standings: 'question',
  hostSeesAnswers: false,
} as const

/** A round as it is at first, without its source. */
export const QUICK_ROUND = { title: '', intro: '', scoring: 'plain', weight: 1, breakMinutes: 2 } as const
