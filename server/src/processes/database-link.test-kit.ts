import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Schema } from '../database/schema.ts'

interface HeldAnswers {
  readonly isHeld: (query: CompiledQuery) => boolean
  readonly released: PromiseWithResolvers<void>
}

/** The way of one process to a database that others use too. It has no transactions. */
export class DatabaseLink {
  readonly db: Kysely<Schema>
  readonly #to: Kysely<Schema>
  #cut: PromiseWithResolvers<void> | null = null
  #held: HeldAnswers | null = null

  constructor(to: Kysely<Schema>) {
    this.#to = to
    const connection: DatabaseConnection = {
      executeQuery: <R>(query: CompiledQuery) => this.#execute<R>(query),
      streamQuery: () => {
        throw new Error('this link has no streams')
      },
    }
    const driver = new DummyDriver()
    driver.acquireConnection = async () => connection
    this.db = new Kysely<Schema>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => driver,
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    })
  }

  /** From now on statements do not reach the database, and do not fail either. */
  cut(): void {
    this.#cut = Promise.withResolvers()
    // Perhaps no statement waits for it.
    this.#cut.promise.catch(() => {})
  }

  /** The statements that hang time out; new ones are executed. */
  mend(): void {
    this.#cut?.reject(new Error('Query read timeout'))
    this.#cut = null
  }

  /** From now on these statements are executed, but their answers do not arrive. */
  holdAnswers(isHeld: HeldAnswers['isHeld']): void {
    this.#held = { isHeld, released: Promise.withResolvers() }
  }

  /** The answers that were held arrive. */
  releaseAnswers(): void {
    this.#held?.released.resolve()
    this.#held = null
  }

  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#cut?.promise
    const result = await this.#to.executeQuery(query as CompiledQuery<R>)
    if (this.#held?.isHeld(query)) await this.#held.released.promise
    return result
  }
}
