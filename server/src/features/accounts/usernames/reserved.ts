import { BOTS, HOUSE_BOT } from '@trivium/wire/bots'
import type { AnyMode } from '@trivium/wire/modes/mode'
import { MODES } from '@trivium/wire/modes/modes'
import { reservedOf } from '@trivium/wire/modes/pages'
import addresses from 'reserved-usernames' with { type: 'json' }
import { asLetters, bareName, withoutNumberAtEnd, wordsOf } from './words.ts'

/** First parts of our own addresses, except those of the modes. */
const ROUTES = [
  'achievements',
  'admin',
  'api',
  'article',
  'articles',
  'assets',
  'contact',
  'credits',
  'edit-profile',
  'friends',
  'health',
  'leaderboard',
  'live',
  'login',
  'privacy-policy',
  'profile',
  'register',
  'reset-password',
  'stats',
]

/** What the product calls people, and what programs print for a missing value. */
const PLACEHOLDERS = [
  'anonymous',
  'deleted',
  'guest',
  'opponent',
  'player',
  'quizmaster',
  'undefined',
  'user',
]

/**
 * Addresses that are also names of people. Allowing them is safe, since no address of ours begins with a
 * username.
 */
const PEOPLE = new Set(['job', 'jobs', 'nick', 'page', 'price'])

/** All reserved names, as letters and digits. */
export const reservedNames = (modes: readonly AnyMode[]): ReadonlySet<string> =>
  new Set([
    ...addresses.map(bareName).filter((address) => !PEOPLE.has(address)),
    ...[
      ...reservedOf(modes),
      ...ROUTES,
      ...PLACEHOLDERS,
      ...[HOUSE_BOT, ...Object.values(BOTS)].map(({ name }) => name),
    ].map(bareName),
  ])

const RESERVED = reservedNames(MODES)

/** These are reserved even as one word among others: 'RealAdmin', 'Trivium_Team'. */
const OFFICE = new Set(['admin', 'administrator', 'admins', 'moderator', 'moderators', 'trivium'])

/** With a number they look like the product's own: 'Guest42'. */
const NUMBERED = new Set([...OFFICE, 'guest', 'mod', 'official', 'staff', 'support', 'system', 'user'])

const readings = (word: string): string[] => [word, asLetters(word, 'i'), asLetters(word, 'l')]

/**
 * Names that belong to the product: its addresses, roles and bots, and its words for people without a name.
 */
export const isReserved = (username: string): boolean => {
  const name = bareName(username)
  if (RESERVED.has(name) || name.startsWith('deleted')) return true
  const words = wordsOf(username).map(withoutNumberAtEnd).flatMap(readings)
  if (words.some((word) => OFFICE.has(word))) return true
  return readings(withoutNumberAtEnd(name)).some((reading) => NUMBERED.has(reading))
}
