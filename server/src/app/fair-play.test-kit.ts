import { MatchHarness } from '@trivium/testkit/match-harness'
import { isRefused } from '@trivium/wire/refusals'
import { sql } from 'kysely'
import { pino } from 'pino'
import { undoAction } from '../audit-log/undo.ts'
import { type FairPlayService, fairPlayService } from '../features/admin-fair-play/service.ts'
import { FairPlayWatch } from '../features/admin-fair-play/watch.ts'
import { moderationService } from '../features/admin-users/moderation/service.ts'
import { claimName } from '../users/names.ts'

export const ADMIN = { uid: 'admin' }
const OPPONENTS = ['ada', 'ben', 'cleo']
export const log = pino({ level: 'silent' })

const openServices = ({ db, clock }: MatchHarness) => {
  const moderation = moderationService({
    ...{ db, clock, log, shown: async () => {} },
    bans: { reload: async () => null },
  })
  const { banWithin, undoers } = moderation
  const service = fairPlayService({ db, clock, banWithin, undoers })
  return { service, undoers: { ...undoers, ...service.undoers } }
}

const addAccount = async ({ db, clock }: MatchHarness, uid: string) => {
  await db.transaction().execute((tx) => claimName(tx, { uid, username: uid, at: clock.now() }))
}

/** Three rated games in which mal answers every question instantly and correctly, and admins who look at them. */
export class FairPlayHarness {
  readonly table: MatchHarness
  readonly played: readonly string[]
  readonly service: FairPlayService
  readonly undoers: Parameters<typeof undoAction>[1]
  readonly watch: FairPlayWatch
  #copies = 0

  private constructor(table: MatchHarness, played: readonly string[]) {
    const { db, clock } = table
    this.table = table
    this.played = played
    const { service, undoers } = openServices(table)
    this.service = service
    this.undoers = undoers
    this.watch = new FairPlayWatch({ db, clock, log, opened: () => {} })
  }

  static async open(): Promise<FairPlayHarness> {
    const table = await MatchHarness.open()
    await table.guests('admin', 'mal', ...OPPONENTS)
    await table.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', 'admin').execute()
    for (const uid of ['admin', 'mal', ...OPPONENTS]) await addAccount(table, uid)
    const played: string[] = []
    for (const other of OPPONENTS) played.push(await table.played('mal', other, 10))
    return new FairPlayHarness(table, played)
  }

  /** Resets to the three games alone, with nothing examined yet. */
  async reset(): Promise<void> {
    const { db } = this.table
    for (const name of [
      'fair_play_facts',
      'fair_play_norms',
      'fair_play_cases',
      'fair_play_evidence',
    ] as const)
      await db.deleteFrom(name).execute()
    await db.deleteFrom('audit_log').execute()
    await db.deleteFrom('games').where('id', 'not in', this.played).execute()
    await db.updateTable('users').set({ banned_until: null, is_anonymous: false }).execute()
  }

  /** Copies this many of the three games, as if they had been played now; returns the ids of the copies. */
  async playAgain(games: number): Promise<string[]> {
    const { db, clock } = this.table
    await clock.pass(1_000)
    const now = clock.now()
    const copies: string[] = []
    for (const game of this.played.slice(0, games)) {
      const copy = `copy-${this.#copies++}`
      await sql`insert into games select ${copy}, mode, ${now}, ${now}, ${now}, rated, result, summary from games
        where id = ${game}`.execute(db)
      await sql`insert into game_seats select ${copy}, seat, uid, ${now} from game_seats where game_id = ${game}`.execute(
        db,
      )
      await sql`insert into game_events select ${copy}, seq, at, event from game_events where game_id = ${game}`.execute(
        db,
      )
      copies.push(copy)
    }
    return copies
  }

  async cases(state: 'open' | 'watched' | 'dismissed' | 'banned' = 'open') {
    return (await this.service.list({ state, after: null })).cases
  }

  async caseOf(uid: string) {
    const read = await this.service.read(uid)
    if (isRefused(read)) throw new Error(read.refused)
    return read
  }

  decide(decision: Parameters<FairPlayService['decide']>[1]['decision'], uid = 'mal') {
    return this.service.decide(ADMIN, { uid, reason: 'as it is', decision })
  }

  async undoLast() {
    const { db, clock } = this.table
    const { id } = await db
      .selectFrom('audit_log')
      .select('id')
      .where('act', '=', 'decide-case')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return undoAction(db, this.undoers, { entryId: id, actor: ADMIN, at: clock.now(), reason: 'a slip' })
  }
}
