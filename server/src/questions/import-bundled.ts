import type { Bank } from '@trivium/content/questions/load'
import { describeProblem, type Problem } from '@trivium/content/questions/problem'
import type { Kysely } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'
import { completeOld, loadBank } from './bank.ts'

/** Names the bank that was brought in last among the settings. */
const BROUGHT_IN = 'bank'

/** Why the shipped bank was not brought in: a line for each problem. */
export class BankRefusal extends Error {
  override readonly name = 'BankRefusal'
  readonly lines: readonly string[]

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(describeProblem)
    super(lines.join('\n'))
    this.lines = lines
  }
}

const broughtIn = async (db: Kysely<Schema>): Promise<unknown> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', BROUGHT_IN)
    .executeTakeFirst()
  return row?.value
}

/**
 * Brings the shipped bank into the database, unless it is the one that was brought in last: then it is not even read.
 * Answers how many questions were new or changed. Throws a BankRefusal where the bank is not sound.
 */
export const importBundledQuestions = async (db: Kysely<Schema>, bank: Bank, at: number): Promise<number> => {
  await completeOld(db)
  if ((await broughtIn(db)) === bank.digest) return 0
  const loaded = await bank.read()
  if (!loaded.ok) throw new BankRefusal(loaded.problems)
  const written = await loadBank(db, loaded.questions, at)
  const value = json<unknown>(bank.digest)
  await db
    .insertInto('settings')
    .values({ name: BROUGHT_IN, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return written
}
