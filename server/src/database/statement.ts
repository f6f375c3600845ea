import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

const names = new Map<string, string>()

/**
 * A statement that runs often. Its text is written once instead of being built for every call, and every connection
 * prepares it once, under this name.
 */
export const statement = <Row, Values extends readonly unknown[]>(name: string, text: string) => {
  if ([...names.values()].includes(name)) throw new Error(`there are two statements named ${name}`)
  names.set(text, name)
  return async (db: Kysely<Schema> | Transaction<Schema>, ...values: Values): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
    return rows
  }
}

/** The name of a statement by its text. */
export const nameOfStatement = (text: string): string | undefined => names.get(text)
