import { type RawBuilder, sql } from 'kysely'

/**
 * A part of `with recursive`, after one that names questions `asked (id)`, with rows (stands, id): each of these questions,
 * and all questions merged into it, directly or indirectly. Seeing one of those counts as seeing the question that replaced
 * it; marks are never copied.
 */
export const SAME_QUESTIONS = `same as (
    select id as stands, id from questions where id in (select id from asked)
    union
    select same.stands, questions.id from questions join same on questions.duplicate_of = same.id
  )`

export const withMerged = (ids: readonly string[]): RawBuilder<unknown> => sql`
  with recursive asked as (select unnest(${[...ids]}::text[]) as id), ${sql.raw(SAME_QUESTIONS)}`

/** Which question replaces which through merges, in the part of the bank read so far. */
export class Merged {
  readonly #into = new Map<string, string>()

  /** `into` null: the question is not merged. */
  put(id: string, into: string | null): void {
    if (into === null) this.#into.delete(id)
    else this.#into.set(id, into)
  }

  standsFor(id: string): string {
    let merged = id
    // A question is only merged into one in use, so there are no cycles.
    for (let into = this.#into.get(id); into !== undefined; into = this.#into.get(into)) merged = into
    return merged
  }
}
