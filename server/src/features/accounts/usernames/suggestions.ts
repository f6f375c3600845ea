import { USERNAME, usernameKey } from '@trivium/wire/account-fields'
import type { Random } from '../../../random.ts'
import { isAllowed } from './allowed.ts'

export const SUGGESTIONS = 3

/**
 * A random one of the `count` numbers from `from` on; `count` is so small that all are almost equally likely.
 */
const randomNumber = (random: Random, from: number, count: number): number => {
  const [high = 0, low = 0] = random(2)
  return from + ((high * 256 + low) % count)
}

/** A name with a prefix or suffix, shortened if the two are too long together. */
const shortened = (name: string, room: number): string => name.slice(0, room).replace(/[_-]+$/, '')
const followed = (name: string, end: string): string => shortened(name, USERNAME.longest - end.length) + end
const withPrefix = (start: string, name: string): string =>
  start + shortened(name, USERNAME.longest - start.length)

/**
 * Readable names similar to a taken one, the nicest first; anybody may have them. The caller checks which of
 * them are free.
 */
export const similarNames = (username: string, random: Random): string[] => {
  const name = username.replace(/[_-]+$/, '')
  const number = (from: number, count: number) => randomNumber(random, from, count)
  const isCapital = /^[A-Z]/.test(name)
  // A number after a number would read as one.
  const gap = /\d$/.test(name) ? '_' : ''
  const near = [
    followed(name, `${gap}${number(2, 8)}`),
    withPrefix(isCapital ? 'The' : 'the_', name),
    followed(name, `_${number(10, 90)}`),
    withPrefix(isCapital ? 'Quiz' : 'quiz_', name),
    ...[1, 2, 3].map(() => followed(name, `${gap}${number(100, 900)}`)),
    ...[1, 2, 3].map(() => followed(name, `_${number(1000, 9000)}`)),
  ]
  const byKey = new Map(near.map((one) => [usernameKey(one), one]))
  byKey.delete(usernameKey(username))
  return [...byKey.values()].filter((one) => one.length >= USERNAME.shortest && isAllowed(one))
}
