/*
 * Apart from the schemas, so that a page that starts a party does not load the validator.
 */

/** Limits of what is written when a party is made. */
export const PARTY_LIMITS = {
  title: 60,
  name: 24,
  questions: 100,
  teams: 50,
  seconds: { least: 5, most: 300 },
} as const

/** The options of a party that is started in two presses. */
export const QUICK_PARTY = {
  title: 'Party',
  seconds: 20,
  pace: 'auto',
  scoring: 'plain',
  penalty: false,
  teams: null,
  standings: 'question',
  hostSeesAnswers: false,
} as const
