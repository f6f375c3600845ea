import { DAY, HOUR, MINUTE } from '@trivium/rules/time'

/** Longest first: a period is given in the first unit that divides it. */
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** A period in words, from whole minutes in ms: '400 days', '1 hour'. */
export const span = (ms: number): string => {
  const [name, unit] = UNITS.find(([, length]) => ms >= length && ms % length === 0) ?? UNITS[2]
  const count = ms / unit
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
