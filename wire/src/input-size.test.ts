import { expect, test } from 'vitest'
import { z } from 'zod'
import { HTTP_FUNCTIONS, LARGE_BODIES } from './cookie-functions.ts'
import { MAX_BODY_BYTES, MAX_LIVE_MESSAGE_BYTES } from './limits.ts'
import { FUNCTIONS } from './registry.ts'

type Schema = z.core.$ZodType

/** The part of zod's description of a schema that sizes follow from. */
interface Definition {
  readonly type: string
  readonly format?: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly options?: readonly Schema[]
  readonly items?: readonly Schema[]
  readonly element?: Schema
  readonly innerType?: Schema
  readonly in?: Schema
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[]
}
interface Check {
  readonly check: string
  readonly maximum?: number
  readonly length?: number
}

/** UTF-8 needs at most three bytes for a UTF-16 unit; JSON's escapes of control characters are not counted. */
const BYTES_A_UNIT = 3
/** Texts whose form alone bounds them, such as ids, dates and tokens, are shorter than this. */
const BY_FORM = 128
/** The call around the input: the function's name, the call's number, brackets. */
const ENVELOPE = 128

const jsonOf = (values: readonly unknown[]): number =>
  Math.max(...values.map((value) => JSON.stringify(value)?.length ?? 0))

/** The greatest length of a text or list; Infinity if only its form bounds it. */
const longest = (checks: NonNullable<Definition['checks']>): number =>
  Math.min(...checks.map(({ _zod: { def } }) => def.maximum ?? def.length ?? Number.POSITIVE_INFINITY))

/** The bytes of the largest value of a schema, as JSON. */
const largest = (schema: Schema): number => {
  const { type, checks = [], ...def } = schema._zod.def as unknown as Definition
  const sum = (parts: readonly Schema[]): number => parts.reduce((all, part) => all + largest(part) + 1, 2)
  switch (type) {
    case 'string': {
      const length = longest(checks)
      if (length === Number.POSITIVE_INFINITY) return BY_FORM
      return 2 + length * (def.format === 'base64' ? 1 : BYTES_A_UNIT)
    }
    case 'number':
    case 'boolean':
    case 'null':
      return 24
    case 'literal':
      return jsonOf(def.values ?? [])
    case 'enum':
      return jsonOf(Object.values(def.entries ?? {}))
    case 'object':
      return sum(Object.values(def.shape ?? {})) + JSON.stringify(Object.keys(def.shape ?? {})).length
    case 'array':
      return 2 + longest(checks) * (largest(def.element as Schema) + 1)
    case 'tuple':
      return sum(def.items ?? [])
    case 'union':
      return Math.max(...(def.options ?? []).map(largest))
    case 'pipe':
      return largest(def.in as Schema)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return Math.max(4, largest(def.innerType as Schema))
    default:
      throw new Error(`the size of '${type}' is not known`)
  }
}

const limitOf = (name: string): number =>
  HTTP_FUNCTIONS.includes(name) ? (LARGE_BODIES[name] ?? MAX_BODY_BYTES) : MAX_LIVE_MESSAGE_BYTES

/** `isAdmin` ignores its input. */
const SIZED = Object.entries(FUNCTIONS).filter(([name]) => name !== 'isAdmin')

test.each(SIZED)('the largest input of %s fits its transport', (name, { input }) => {
  expect(largest(input) + ENVELOPE).toBeLessThanOrEqual(limitOf(name))
})

test.each(Object.keys(LARGE_BODIES))('%s needs its large bodies, and is called over HTTP only', (name) => {
  expect(HTTP_FUNCTIONS).toContain(name)
  const input: Schema = FUNCTIONS[name as keyof typeof FUNCTIONS].input
  expect(largest(input)).toBeGreaterThan(MAX_BODY_BYTES)
})

test('the size of a value is counted in bytes, with its names and brackets', () => {
  const input = z.strictObject({ text: z.string().max(4), list: z.array(z.enum(['a', 'bcd'])).max(2) })
  const value = { text: '€€€€', list: ['bcd', 'bcd'] }
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length
  expect(largest(input)).toBeGreaterThanOrEqual(bytes)
  expect(largest(input)).toBeLessThan(bytes + 8)
})
