import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ClientMessage } from './live/messages.ts'
import { FUNCTIONS } from './registry.ts'

type Schema = z.core.$ZodType

/** The part of zod's description of a schema that the tests below need. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly catchall?: Schema
  readonly element?: Schema
  readonly innerType?: Schema
  readonly options?: readonly Schema[]
  readonly items?: readonly Schema[]
  readonly in?: Schema
  readonly keyType?: Schema
  readonly valueType?: Schema
  readonly left?: Schema
  readonly right?: Schema
  /** Set for texts with a fixed form, such as dates. */
  readonly format?: string
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[]
}

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition

/** The schemas inside a schema, each with its path. */
const childrenOf = ({ shape, options, items, ...def }: Definition): [place: string, schema: Schema][] => {
  const fields = Object.entries(shape ?? {}).map(([name, schema]): [string, Schema] => [`.${name}`, schema])
  const single = [def.element, def.innerType, def.in, def.keyType, def.valueType, def.left, def.right]
  const others = [...single, ...(options ?? []), ...(items ?? [])].filter((one) => one !== undefined)
  return [...fields, ...others.map((schema): [string, Schema] => ['', schema])]
}

/** Calls `visit` for a schema and every schema inside it. */
const walk = (schema: Schema, place: string, visit: (def: Definition, place: string) => void): void => {
  const def = definitionOf(schema)
  visit(def, place)
  for (const [at, child] of childrenOf(def)) walk(child, `${place}${at}`, visit)
}

const INPUTS: readonly (readonly [string, Schema])[] = [
  ...Object.entries(FUNCTIONS).map(([name, { input }]) => [name, input] as const),
  ['a live message', ClientMessage],
]

/** The objects in a schema that accept unknown fields. */
const openObjectsIn = (schema: Schema): string[] => {
  const open: string[] = []
  walk(schema, 'data', ({ type, catchall }, place) => {
    if (type === 'object' && (catchall === undefined || definitionOf(catchall).type !== 'never'))
      open.push(place)
  })
  return open
}

test.each(INPUTS)('%s refuses unknown fields at every depth', (_, input) => {
  expect(openObjectsIn(input)).toEqual([])
})

const BOUNDS = ['max_length', 'length_equals', 'string_format']

test.each(INPUTS)('%s bounds every text and list', (_, input) => {
  const unbounded: string[] = []
  walk(input, 'data', ({ type, format, checks = [] }, place) => {
    if ((type !== 'string' && type !== 'array') || format !== undefined) return
    if (!checks.some(({ _zod }) => BOUNDS.includes(_zod.def.check))) unbounded.push(`${place}: ${type}`)
  })
  expect(unbounded).toEqual([])
})

const schemasOf = async (file: string): Promise<(readonly [string, Schema])[]> => {
  const exported = Object.entries((await import(`./documents/${file}`)) as Record<string, unknown>)
  return exported.flatMap(([name, value]) => (value instanceof z.ZodType ? [[name, value] as const] : []))
}
const FILES = readdirSync(new URL('documents', import.meta.url)).filter((file) => !file.includes('.test.'))
const DOCUMENTS = (await Promise.all(FILES.map(schemasOf))).flat()
const SENT = [
  ...Object.entries(FUNCTIONS).map(([name, { output }]) => [`the result of ${name}`, output] as const),
  ...DOCUMENTS,
]

test.each(SENT)('%s has no undeclared fields at any depth', (_, schema) => {
  expect(openObjectsIn(schema)).toEqual([])
})

/**
 * Schema types whose values `JSON.parse(JSON.stringify(value))` returns unchanged, and types that only
 * contain such values.
 */
const JSON_TYPES = [
  ...['string', 'number', 'boolean', 'null', 'literal', 'enum'],
  ...['object', 'array', 'tuple', 'record', 'union', 'nullable', 'optional', 'readonly', 'unknown'],
]

test.each(SENT)('%s contains only values that JSON keeps unchanged', (_, schema) => {
  const changed: string[] = []
  walk(schema, 'data', ({ type }, place) => {
    if (!JSON_TYPES.includes(type)) changed.push(`${place}: ${type}`)
  })
  expect(changed).toEqual([])
})
