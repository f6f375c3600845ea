import { bankWriter } from '@trivium/content/formats/bank/write'
import type { QuestionFormat } from '@trivium/wire/documents/question'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { TEXT_COLUMNS, textOf } from '../../questions/text.ts'

/** Rows per query. */
const PAGE = 500

export interface ExportFilter {
  readonly category: string | null
  readonly origin: string | null
}

/** The questions in use as a file, by category, streamed in pieces: the whole file is never in memory. */
export async function* exportQuestions(
  db: Kysely<Schema>,
  format: QuestionFormat,
  { category, origin }: ExportFilter,
): AsyncGenerator<string> {
  const { head, next, tail } = bankWriter(format)
  let after: readonly [string, number, string] = ['', 0, '']
  yield head
  for (;;) {
    let page = db
      .selectFrom('questions')
      .select(['id', 'added_at', ...TEXT_COLUMNS])
      .where('retired_at', 'is', null)
      .where(sql<boolean>`(category, added_at, id) > (${after[0]}, ${after[1]}::int8, ${after[2]})`)
      .orderBy('category')
      .orderBy('added_at')
      .orderBy('id')
      .limit(PAGE)
    if (category !== null) page = page.where('category', '=', category)
    if (origin !== null) page = page.where('origin', '=', origin)
    const rows = await page.execute()
    for (const row of rows) yield next(textOf(row))
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) break
    after = [last.category, last.added_at, last.id]
  }
  yield tail
}
