import { formatTime } from './format-times.ts'
/** One field of a subject before and after; null if it did not exist. */
export interface ChangedField {
  /** 'ban › until' */
  readonly name: string
  readonly before: string | null
  readonly after: string | null
  readonly isChanged: boolean
}

const TIME = /(?:^|_)(?:until|at)$|(?:Until|At)$/
/** A ban without a date never ends; any other missing date is shown as none. */
const END = /(?:^|_)until$|Until$/
/** In fields named like a time, whole numbers from this one (the year 2001) up are timestamps. */
const FIRST_TIME = 1_000_000_000_000

/** Missing and empty values. */
export const NONE = 'none'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** 'bannedUntil' and 'banned_until' as 'banned until'. */
const words = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

const write = (name: string, value: unknown): string => {
  if (value === null || value === '') return END.test(name) ? 'without end' : NONE
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number')
    return TIME.test(name) && value >= FIRST_TIME ? formatTime(value) : value.toLocaleString('en')
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((one) => write('', one)).join(', ') || NONE
  return JSON.stringify(value)
}

/** The leaf values of a subject, by path. */
const leaves = (value: unknown, path: readonly string[] = []): Map<string, string> => {
  // A new subject has no 'before'. Its absence is not listed as a field.
  if (value === null && path.length === 0) return new Map()
  if (!isRecord(value)) {
    const name = path.at(-1) ?? 'value'
    return new Map([[path.map(words).join(' › ') || name, write(name, value)]])
  }
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...leaves(inner, [...path, name])]))
}

const isParent = (name: string, other: Map<string, string>): boolean =>
  [...other.keys()].some((one) => one.startsWith(`${name} › `))

/** The before and after of an audit log entry, field by field, changed fields first. */
export const changedFields = (before: unknown, after: unknown): ChangedField[] => {
  const [was, is] = [leaves(before), leaves(after)]
  const names = [...new Set([...was.keys(), ...is.keys()])]
    // 'ban: none' beside 'ban › until' adds nothing.
    .filter((name) => !isParent(name, was) && !isParent(name, is))
  const fields = names.map((name) => {
    const [old, now] = [was.get(name) ?? null, is.get(name) ?? null]
    return { name, before: old, after: now, isChanged: (old ?? NONE) !== (now ?? NONE) }
  })
  return fields.toSorted((one, other) => Number(other.isChanged) - Number(one.isChanged))
}
