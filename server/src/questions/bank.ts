import { createHash } from 'node:crypto'
import type { Question } from '@trivium/content/questions/format'
import type { Kysely } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'

const hashOf = (question: Question): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 22)

const rowOf = (question: Question) => ({
  id: question.id,
  category: question.category,
  difficulty: question.difficulty,
  prompt: question.prompt,
  answer: question.answer,
  wrong: json([...question.wrong]),
  explanation: question.explanation,
  source: question.source,
  as_of: question.asOf ?? null,
  tags: json([...question.tags]),
  licence: question.licence,
  retired_at: null,
  content_hash: hashOf(question),
})

/**
 * Brings the shipped bank into the database: new and changed questions are written, what an operator added is
 * left alone, nothing is erased. Answers how many were written.
 */
export const loadBank = async (db: Kysely<Schema>, bank: readonly Question[]): Promise<number> => {
  const known = await db.selectFrom('questions').select(['id', 'content_hash']).execute()
  const hashes = new Map(known.map((row) => [row.id, row.content_hash]))
  const rows = bank.map(rowOf).filter((row) => hashes.get(row.id) !== row.content_hash)
  for (let i = 0; i < rows.length; i += 200)
    await db
      .insertInto('questions')
      .values(rows.slice(i, i + 200))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          category: eb.ref('excluded.category'),
          difficulty: eb.ref('excluded.difficulty'),
          prompt: eb.ref('excluded.prompt'),
          answer: eb.ref('excluded.answer'),
          wrong: eb.ref('excluded.wrong'),
          explanation: eb.ref('excluded.explanation'),
          source: eb.ref('excluded.source'),
          as_of: eb.ref('excluded.as_of'),
          tags: eb.ref('excluded.tags'),
          licence: eb.ref('excluded.licence'),
          content_hash: eb.ref('excluded.content_hash'),
        })),
      )
      .execute()
  return rows.length
}
