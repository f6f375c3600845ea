import { ALL_QUESTIONS } from '@trivium/testkit/all-questions'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { smallBank } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import type { InputOf } from '@trivium/wire/registry'

/** An admin with a bank of 120 questions. */
export class QuestionAdmin {
  readonly stage: TestServer
  readonly admin: Player
  readonly #touched = new Set<string>()

  private constructor(stage: TestServer, admin: Player) {
    this.stage = stage
    this.admin = admin
  }

  static async open(): Promise<QuestionAdmin> {
    const stage = await TestServer.open({ bank: smallBank(120) })
    const admin = await stage.seat(await signInGuest(stage.url))
    await stage.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', admin.uid).execute()
    return new QuestionAdmin(stage, admin)
  }

  find(change: Partial<InputOf<'findQuestions'>>) {
    return this.admin.do('findQuestions', { ...ALL_QUESTIONS, ...change })
  }

  read(id: string) {
    return this.admin.do('readQuestion', { id })
  }

  undo(entryId: number) {
    return this.admin.do('undoAct', { entryId, reason: 'a slip' })
  }

  /** The number of the latest audit log entry about this question. */
  async lastEntry(id: string): Promise<number> {
    const { entries } = await this.admin.do('readAuditLog', {
      before: null,
      act: null,
      actor: null,
      subject: { kind: 'question', id },
    })
    return entries[0]?.id ?? 0
  }

  /** A question of the bank that no other test has used. */
  untouched(): string {
    const id = smallBank(120).find((one) => !this.#touched.has(one.id))?.id ?? ''
    this.touch(id)
    return id
  }

  /** Reserves a question that a test found in another way. */
  touch(id: string): void {
    this.#touched.add(id)
  }

  stats(id: string) {
    return this.stage.db
      .selectFrom('question_stats')
      .selectAll()
      .where('question_id', '=', id)
      .executeTakeFirst()
  }
}

/** The refusal's name; undefined if the call succeeded. */
export const refusalOf = async (answer: Promise<object>): Promise<string | undefined> =>
  ((await answer) as { error?: { details: { reason: string } } }).error?.details.reason
