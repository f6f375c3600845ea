import { describeProblem, type Problem } from '@trivium/content/problem'
import type { Bank } from '@trivium/content/questions/load'
import type { Kysely } from 'kysely'
import { json } from '../database/json.ts'
import type { Schema } from '../database/schema.ts'
import { completeOld, loadBank } from './bank.ts'

/** The settings key that identifies the last imported bank. */
const BROUGHT_IN = 'bank'
/** Changes when more of each question is stored, so that a bank that is known is read again. */
const STORED = 'with accepted answers'

/** Why the bundled bank was not imported: a line for each problem. */
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
 * Imports the bundled bank, unless it is the one imported last, in which case it is not even read. Returns how many
 * questions were new or changed. Throws a BankRefusal if the bank has problems.
 */
export const importBundledQuestions = async (db: Kysely<Schema>, bank: Bank, at: number): Promise<number> => {
  await completeOld(db)
  const known = `${bank.digest} ${STORED}`
  if ((await broughtIn(db)) === known) return 0
  const loaded = await bank.read()
  if (!loaded.ok) throw new BankRefusal(loaded.problems)
  const written = await loadBank(db, loaded.questions, at)
  const value = json<unknown>(known)
  await db
    .insertInto('settings')
    .values({ name: BROUGHT_IN, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return written
}
