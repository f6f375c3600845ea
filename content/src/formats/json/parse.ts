import { MAX_QUESTIONS } from '../bounds.ts'
import { type ParsedFile, unreadableFile } from '../entry.ts'
import { lineCounter } from '../text/lines.ts'
import { elementsOf } from './elements.ts'

/** An element of a file's list of questions. */
export interface Item {
  readonly value: unknown
  readonly line: number
  readonly text: string
}

export type Parsed =
  | { readonly ok: true; readonly file: Readonly<Record<string, unknown>>; readonly items: readonly Item[] }
  | { readonly ok: false; readonly refusal: ParsedFile }

/**
 * Reads a JSON file that is a list, or an object with a list under `key`. A bare list has no other fields. A long list is cut
 * to one item more than the limit, so that the excess is reported.
 */
export const parseList = (json: string, key: string, most = MAX_QUESTIONS): Parsed => {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    return { ok: false, refusal: unreadableFile('The file is not valid JSON.', brokenAt(json, error)) }
  }
  const file = Array.isArray(value) ? { [key]: value } : isObject(value) ? value : {}
  const list = file[key]
  if (!Array.isArray(list)) return { ok: false, refusal: unreadableFile(`The file has no list "${key}".`) }
  const line = lineCounter(json)
  const places = elementsOf(json, key)
  const items = list.slice(0, most + 1).map((item: unknown, at) => {
    const { start, end } = places[at] ?? { start: 0, end: 0 }
    return { value: item, line: line(start), text: json.slice(start, end) }
  })
  return { ok: true, file, items }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The engine gives the position only in its message; without one, the text ended too early. */
const brokenAt = (json: string, error: unknown): number => {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
  return lineCounter(json)(position === undefined ? json.trimEnd().length : Number(position))
}
