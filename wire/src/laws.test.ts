import { expect, test } from 'vitest'
import type { z } from 'zod'
import { ClientMessage } from './live/messages.ts'
import { FUNCTIONS } from './registry.ts'

type Schema = z.core.$ZodType

/** zod's own description of a schema, as far as the laws below need it. */
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
  /** For texts with a fixed form, such as dates. */
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

/** Calls back for a schema and everything in it. */
const walk = (schema: Schema, place: string, visit: (def: Definition, place: string) => void): void => {
  const def = definitionOf(schema)
  visit(def, place)
  for (const [at, child] of childrenOf(def)) walk(child, `${place}${at}`, visit)
}

const INPUTS: readonly (readonly [string, Schema])[] = [
  ...Object.entries(FUNCTIONS).map(([name, { input }]) => [name, input] as const),
  ['a live message', ClientMessage],
]

test.each(INPUTS)('%s refuses unknown fields at every depth', (_, input) => {
  const open: string[] = []
  walk(input, 'data', ({ type, catchall }, place) => {
    if (type === 'object' && (catchall === undefined || definitionOf(catchall).type !== 'never'))
      open.push(place)
  })
  expect(open).toEqual([])
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
