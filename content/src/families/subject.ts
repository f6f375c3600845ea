import { z } from 'zod'
import type { RecordingSource } from '../question-sounds/recording.ts'
import type { Category } from '../questions/categories.ts'

const line = z.string().min(1)

/** The fields of every entry in a family's list, `content/families/<family>.yaml`. */
export const Subject = z.strictObject({
  /** The number in the family, from which the id is made; never reused for another subject. */
  nr: z.int().min(1).max(199),
  /** The subject, by its name or code in the family's source. */
  of: line,
  /** The prompt; each `{slot}` is filled in from the source. */
  ask: line,
  /** Only if the answer is not the family's usual one. */
  answer: line.optional(),
  /** Candidates for wrong choices, best first; three are used. Some families have their own. */
  near: z.array(line).default([]),
  /** Entries of the same set lend each other their answers as wrong choices; they need no `near`. */
  set: line.optional(),
  level: z.literal([1, 2, 3]),
  /** The explanation. */
  tells: line,
  source: line,
  asOf: z.int().optional(),
  tags: z.array(line).min(1).max(4),
  /** The answer's place among the choices by length and alphabet, 0 to 15. By default its number decides. */
  turn: z.int().min(0).max(15).optional(),
})

export type Subject = z.infer<typeof Subject>

/** The source's data about one subject. */
export interface SubjectFacts {
  readonly category: Category
  readonly answer: string
  readonly slots: Readonly<Record<string, string>>
  /** Problems: claims of the list that the source does not confirm. */
  readonly faults: readonly string[]
  /** Why a text cannot be a wrong choice; null if it can. */
  readonly objection: (choice: string) => string | null
  /** Candidates for wrong choices of an entry that has none. */
  readonly near?: readonly string[]
  readonly drawing?: Drawing
  readonly recording?: Recording
}

/** The picture of a question, and the question in words. Its texts may contain slots. */
export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly description: string
  readonly words: string
}

/** The sound of a question, and the question in words. Its texts may contain slots. */
export interface Recording {
  readonly source: RecordingSource
  readonly description: string
  readonly words: string
}

/** An entry with the source's data, or the errors in its form. */
export type LookupResult =
  | { readonly ok: true; readonly subject: Subject; readonly known: SubjectFacts }
  | { readonly ok: false; readonly messages: readonly string[] }

export interface Family {
  readonly slug: string
  /** The first id of its block: 5001 means 5001 to 5199. */
  readonly first: number
  readonly look: (entry: unknown) => LookupResult
}

/** A family whose entries have the form of `schema`. */
export const defineFamily = <S extends Subject>(
  slug: string,
  first: number,
  schema: z.ZodType<S>,
  know: (subject: S) => SubjectFacts,
): Family => ({
  slug,
  first,
  look: (entry) => {
    const { success, data, error } = schema.safeParse(entry)
    if (success) {
      const known = know(data)
      if (data.set !== undefined || data.near.length + (known.near?.length ?? 0) >= 3)
        return { ok: true, subject: data, known }
      return { ok: false, messages: ['near: expected at least three candidates for wrong choices'] }
    }
    return { ok: false, messages: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  },
})
