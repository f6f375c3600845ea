import { z } from 'zod'
import type { Category } from '../questions/categories.ts'

const line = z.string().min(1)

/** What stands in every entry of a family's list, `content/families/<family>.yaml`. */
export const Subject = z.strictObject({
  /** Its number in the family, which makes its id: never used again for another subject. */
  nr: z.int().min(1).max(199),
  /** The subject, as the family's source calls it. */
  of: line,
  /** The prompt; `{slot}` is filled with what the source knows. */
  ask: line,
  /** Only where the answer is none of the family's slots. */
  answer: line.optional(),
  /** Wrong choices that would do, the best first: three are taken. */
  near: z.array(line).min(3),
  level: z.literal([1, 2, 3]),
  /** The explanation. */
  tells: line,
  source: line,
  asOf: z.int().optional(),
  tags: z.array(line).min(1).max(3),
  /** Where the answer shall stand among the choices by length and alphabet, 0 to 15; else its number decides. */
  turn: z.int().min(0).max(15).optional(),
})

export type Subject = z.infer<typeof Subject>

/** What a family's source knows about one subject. */
export interface Known {
  readonly category: Category
  readonly answer: string
  readonly slots: Readonly<Record<string, string>>
  /** What the list says and the source does not. */
  readonly faults: readonly string[]
  /** Why a choice may not stand among the wrong ones; null when it may. */
  readonly objection: (choice: string) => string | null
}

/** An entry and what is known of it, or what is wrong with its form. */
export type Looked =
  | { readonly ok: true; readonly subject: Subject; readonly known: Known }
  | { readonly ok: false; readonly messages: readonly string[] }

export interface Family {
  readonly slug: string
  /** The number of its block of ids: 5001 stands for 5001 to 5199. */
  readonly first: number
  readonly look: (entry: unknown) => Looked
}

/** A family whose entries have the form of `schema`. */
export const defineFamily = <S extends Subject>(
  slug: string,
  first: number,
  schema: z.ZodType<S>,
  know: (subject: S) => Known,
): Family => ({
  slug,
  first,
  look: (entry) => {
    const { success, data, error } = schema.safeParse(entry)
    if (success) return { ok: true, subject: data, known: know(data) }
    return { ok: false, messages: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  },
})
