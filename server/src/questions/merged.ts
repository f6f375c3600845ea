import { type RawBuilder, sql } from 'kysely'

/**
 * A query's rows (stands, id): each of these questions, and all that have given way for it by merges, by one another
 * too. Whoever has seen one of those has seen the question that stands for it: marks are never copied.
 */
export const withMerged = (ids: readonly string[]): RawBuilder<unknown> => sql`
  with recursive same as (
    select id as stands, id from questions where id = any(${[...ids]}::text[])
    union
    select same.stands, questions.id from questions join same on questions.duplicate_of = same.id
  )`

/** Which question stands for which, by merges, as far as the bank has been read. */
export class Merged {
  readonly #into = new Map<string, string>()

  /** `into` null: it stands for itself. */
  put(id: string, into: string | null): void {
    if (into === null) this.#into.delete(id)
    else this.#into.set(id, into)
  }

  standsFor(id: string): string {
    let standing = id
    // A question gives way only for one in use, so there is no ring.
    for (let into = this.#into.get(id); into !== undefined; into = this.#into.get(into)) standing = into
    return standing
  }
}
