import { z } from 'zod'
import { randomFrom } from './random.ts'
import { type Form, formOf, kindsOf } from './schema.ts'
import { exampleOf, UNSTORABLE } from './values.ts'

/** Of each kind of JSON value one. */
const SAMPLES = { null: null, boolean: true, number: 7, text: 'text', list: ['x'], object: { x: 1 } } as const
/** No field takes more characters than this without saying so. */
const UNBOUNDED = 10_000

function* ofTheWrongKind(form: Form): Iterable<unknown> {
  const kinds = kindsOf(form)
  for (const [kind, sample] of Object.entries(SAMPLES))
    if (!kinds.has(kind as keyof typeof SAMPLES)) yield sample
}

function* brokenObject(
  form: Form & { kind: 'object' },
  value: Readonly<Record<string, unknown>>,
): Iterable<unknown> {
  yield { ...value, more: 1 }
  yield { ...value, '\u0000': 1 }
  for (const [name, field] of Object.entries(form.fields)) {
    const { [name]: _, ...others } = value
    if (!field.isOptional) yield others
    for (const broken of brokenFor(field, value[name])) yield { ...value, [name]: broken }
  }
}

function* brokenWithin(form: Form, value: unknown): Iterable<unknown> {
  if (form.kind === 'object') yield* brokenObject(form, value as Readonly<Record<string, unknown>>)
  else if (form.kind === 'text') {
    yield* UNSTORABLE
    yield 'x'.repeat(Number.isFinite(form.most) ? form.most + 1 : UNBOUNDED)
    if (form.least > 0) yield 'x'.repeat(form.least - 1)
  } else if (form.kind === 'number') {
    yield* [0.5, 1e300, -1e300]
    if (Number.isFinite(form.most)) yield form.most + 1
    if (Number.isFinite(form.least)) yield form.least - 1
  } else if (form.kind === 'constant') yield* ['', 'nonsense', '__proto__', -1]
  else if (form.kind === 'list' || form.kind === 'tuple') {
    const list = value as readonly unknown[]
    const of = (at: number): Form => (form.kind === 'tuple' ? form.of[at]! : form.of)
    const most = form.kind === 'tuple' ? form.of.length : form.most
    if (Number.isFinite(most)) yield Array.from({ length: most + 1 }, (_, at) => list[at] ?? list[0])
    if (form.kind === 'tuple' || form.least > 0) yield list.slice(1)
    for (const broken of list.length > 0 ? brokenFor(of(0), list[0]) : []) yield list.with(0, broken)
  } else if (form.kind === 'union')
    for (const one of form.of) {
      const sample = z.safeParse(one.check, value).success ? value : exampleOf(one, randomFrom(1))
      // One option's nonsense may be another's constant or text.
      for (const broken of brokenWithin(one, sample)) if (one.kind === 'object') yield broken
    }
}

/** What must not stand where the form is asked for. `value` is one that may; where it says nothing, one is made. */
function* brokenFor(form: Form, value: unknown): Iterable<unknown> {
  if (form.kind === 'unknown') return
  yield* ofTheWrongKind(form)
  yield* brokenWithin(form, value == null ? exampleOf({ ...form, isNullable: false }, randomFrom(1)) : value)
}

/**
 * Inputs with one thing wrong in each, derived from the schema: a value of another kind, a field missing or too many, a text
 * that no database holds or that is too long, half a number or one too large, a constant that is none. They must be refused
 * by what they are, even where the schema would let them in.
 */
export const brokenInputs = (schema: z.core.$ZodType, good: unknown): unknown[] => [
  ...brokenFor(formOf(schema), good),
]
