import type { Millis } from '@trivium/rules/game/decider'
import { unansweredRating } from '@trivium/rules/rating/question-rating'
import { inOrderOfRating, type RatedQuestion } from '@trivium/rules/survival/steps'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { statement } from '../database/statement.ts'
import type { QuestionIndex } from './question-index.ts'

/** Measured ratings move slowly, so those in memory may be this old. */
const READ_EVERY: Millis = 60_000
/** Rows per read: a few milliseconds' work. */
const PAGE = 1_000

const readPage = statement<{ id: string; rating: number }, [after: string]>(
  'read-question-ratings',
  `select question_id as id, rating from question_stats where question_id > $1 and rating is not null
   order by question_id limit ${PAGE}`,
)

/**
 * The questions in use in the order of their ratings: the author's label until the difficulty is measured. In memory, because
 * every question of Survival is picked from all of them.
 */
export class RatedQuestions {
  readonly #db: Kysely<Schema>
  readonly #questions: QuestionIndex
  #measured: ReadonlyMap<string, number> = new Map()
  #ordered: readonly RatedQuestion[] = []
  /** Those that work without choices. */
  #typed: readonly RatedQuestion[] = []
  /** The changes of the index that are in the order; -1 after ratings were read. */
  #changes = -1
  #readAt: Millis = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | null = null

  constructor(db: Kysely<Schema>, questions: QuestionIndex) {
    this.#db = db
    this.#questions = questions
  }

  async inOrder(now: Millis, isTyped = false): Promise<readonly RatedQuestion[]> {
    if (now >= this.#readAt + READ_EVERY) {
      this.#reading ??= this.#read(now).finally(() => {
        this.#reading = null
      })
      await this.#reading
    }
    if (this.#changes !== this.#questions.changes) this.#order()
    return isTyped ? this.#typed : this.#ordered
  }

  async #read(now: Millis): Promise<void> {
    const measured = new Map<string, number>()
    for (let after: string | undefined = ''; after !== undefined; ) {
      const rows: { id: string; rating: number }[] = await readPage(this.#db, after)
      for (const { id, rating } of rows) measured.set(id, rating)
      after = rows.length < PAGE ? undefined : rows.at(-1)?.id
    }
    this.#measured = measured
    this.#readAt = now
    this.#changes = -1
  }

  #order(): void {
    const rated = Array.from(this.#questions.all(), ({ id, difficulty, isTyped }) => ({
      ...{ id, isTyped },
      rating: this.#measured.get(id) ?? unansweredRating(difficulty).rating,
    }))
    const ordered = inOrderOfRating(rated)
    this.#ordered = ordered
    this.#typed = ordered.filter(({ isTyped }) => isTyped === true)
    this.#changes = this.#questions.changes
  }
}
