import type { z } from 'zod'

type Schema = z.core.$ZodType

/** The types of a JSON value. */
type Kind = 'null' | 'boolean' | 'number' | 'text' | 'list' | 'object'

/**
 * A schema in terms of the zod features that the wire's inputs use. `check` is the complete schema, including
 * the checks that its form leaves out.
 */
export type Form = { readonly check: Schema; readonly isOptional: boolean; readonly isNullable: boolean } & (
  | { readonly kind: 'unknown' }
  | { readonly kind: 'constant'; readonly values: readonly unknown[] }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'number'; readonly isInteger: boolean; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly least: number; readonly most: number }
  | { readonly kind: 'list'; readonly of: Form; readonly least: number; readonly most: number }
  | { readonly kind: 'tuple'; readonly of: readonly Form[] }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Form>> }
  | { readonly kind: 'union'; readonly of: readonly Form[] }
)

export type FormOf<K extends Form['kind']> = Extract<Form, { readonly kind: K }>

/** @throws on a kind of schema that the wire's inputs have not used before: add it here. */
export const formOf = (check: Schema): Form => {
  const { _zod } = check as z.core.$ZodTypes
  const { def } = _zod
  const plain = { check, isOptional: false, isNullable: false }
  switch (def.type) {
    case 'optional':
      return { ...formOf(def.innerType), check, isOptional: true }
    case 'nullable':
      return { ...formOf(def.innerType), check, isNullable: true }
    case 'unknown':
      return { ...plain, kind: 'unknown' }
    case 'boolean':
      return { ...plain, kind: 'boolean' }
    case 'null':
      return { ...plain, kind: 'constant', values: [null] }
    case 'enum':
      return { ...plain, kind: 'constant', values: Object.values(def.entries) }
    case 'literal':
      return { ...plain, kind: 'constant', values: def.values }
    case 'number':
      return {
        ...plain,
        kind: 'number',
        isInteger: 'format' in def,
        ...boundsIn(def.checks, Number.NEGATIVE_INFINITY),
      }
    case 'string':
      return { ...plain, kind: 'text', ...boundsIn(def.checks) }
    case 'array':
      return { ...plain, kind: 'list', of: formOf(def.element), ...boundsIn(def.checks) }
    case 'tuple':
      return { ...plain, kind: 'tuple', of: def.items.map(formOf) }
    case 'union':
      return { ...plain, kind: 'union', of: def.options.map(formOf) }
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, formOf(field)] as const)
      return { ...plain, kind: 'object', fields: Object.fromEntries(fields) }
    }
    default:
      throw new Error(`no input has had a schema of type ${def.type} before`)
  }
}

interface Bounds {
  readonly least: number
  readonly most: number
}

/** The bounds of a length or a number. */
const boundsIn = (checks: readonly z.core.$ZodCheck[] = [], least = 0): Bounds => {
  const bounds = { least, most: Number.POSITIVE_INFINITY }
  for (const { _zod } of checks as readonly z.core.$ZodChecks[]) {
    const { def } = _zod
    if (def.check === 'min_length') bounds.least = def.minimum
    else if (def.check === 'max_length') bounds.most = def.maximum
    else if (def.check === 'length_equals') bounds.least = bounds.most = def.length
    else if (def.check === 'greater_than') bounds.least = Number(def.value) + (def.inclusive ? 0 : 1)
    else if (def.check === 'less_than') bounds.most = Number(def.value) - (def.inclusive ? 0 : 1)
  }
  return bounds
}

const kindOf = (value: unknown): Kind => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'string' ? 'text' : (typeof value as Kind)
}

/** The JSON types that values of a form can have. */
export const kindsOf = (form: Form): ReadonlySet<Kind> => {
  const kinds = (): Kind[] => {
    if (form.kind === 'union') return form.of.flatMap((one) => [...kindsOf(one)])
    if (form.kind === 'constant') return form.values.map(kindOf)
    if (form.kind === 'unknown') return ['null', 'boolean', 'number', 'text', 'list', 'object']
    return [form.kind === 'tuple' ? 'list' : form.kind]
  }
  return new Set([...kinds(), ...(form.isNullable ? (['null'] as const) : [])])
}
