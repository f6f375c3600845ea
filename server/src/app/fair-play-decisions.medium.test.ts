import { isRefused } from '@trivium/wire/refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { undoAction } from '../audit-log/undo.ts'
import { readUser } from '../users/queries.ts'
import { ADMIN, FairPlayHarness } from './fair-play.test-kit.ts'

let harness: FairPlayHarness
beforeAll(async () => {
  harness = await FairPlayHarness.open()
})
beforeEach(() => harness.reset())
afterAll(() => harness.table.close())

describe('a case', () => {
  test('a dismissed case stays closed after two new games and reopens after a third', async () => {
    await harness.watch.look()
    expect(await harness.decide({ kind: 'dismiss' })).toEqual({ state: 'dismissed', corrected: 0 })
    expect(await harness.decide({ kind: 'dismiss' })).toEqual({ refused: 'case-decided' })
    expect(await harness.caseOf('mal')).toMatchObject({
      ...{ state: 'dismissed', score: 0, decision: { by: 'admin', reason: 'as it is' } },
      evidence: [{ weighedAt: harness.table.clock.now() }],
    })
    await harness.playAgain(2)
    await harness.watch.look()
    expect(await harness.cases()).toEqual([])
    await harness.playAgain(1)
    await harness.watch.look()
    expect(await harness.caseOf('mal')).toMatchObject({
      ...{ state: 'open', decision: null },
      evidence: [{ weighedAt: null, figures: { answers: 30 } }, { weighedAt: expect.any(Number) }],
    })
  })

  test('a watched case keeps its evidence and is reopened by new games', async () => {
    await harness.watch.look()
    await harness.decide({ kind: 'watch' })
    expect(await harness.cases('watched')).toMatchObject([{ score: 18, kinds: ['fast-answers'] }])
    await harness.playAgain(3)
    await harness.watch.look()
    expect(await harness.caseOf('mal')).toMatchObject({ state: 'open', evidence: [{ weighedAt: null }] })
  })

  test('a ban with refund gives opponents their points back and notifies them; undoing it lifts the ban', async () => {
    await harness.watch.look()
    const was = (await readUser(harness.table.db, 'ada'))?.elo ?? 0
    expect(await harness.decide({ kind: 'ban', until: null, refund: true })).toEqual({
      state: 'banned',
      corrected: 3,
    })
    const ada = await readUser(harness.table.db, 'ada')
    expect(ada?.elo).toBeGreaterThan(was)
    expect(ada?.notices).toMatchObject([{ kind: 'rating-corrected', games: 1 }])
    expect(await harness.caseOf('mal')).toMatchObject({
      state: 'banned',
      ban: { until: null, reason: 'as it is' },
    })
    const log = () =>
      harness.table.db
        .selectFrom('audit_log')
        .select(['act', 'subject_kind', 'undoes'])
        .orderBy('id')
        .execute()
    expect(await log()).toMatchObject([{ act: 'ban-player' }, { act: 'decide-case', subject_kind: 'case' }])
    expect(isRefused(await harness.undoLast())).toBe(false)
    expect(await harness.caseOf('mal')).toMatchObject({
      state: 'open',
      score: 18,
      ban: null,
      evidence: [{ weighedAt: null }],
    })
    expect((await log()).filter(({ undoes }) => undoes !== null)).toHaveLength(2)
    expect((await readUser(harness.table.db, 'ada'))?.elo).toBe(ada?.elo)
  })

  test('a ban decision can be undone even after the ban was lifted, undone or replaced separately', async () => {
    for (const meanwhile of [null, harness.table.clock.now() + 5]) {
      await harness.watch.look()
      await harness.decide({ kind: 'ban', until: null, refund: false })
      await harness.table.db
        .updateTable('users')
        .set({ banned_until: meanwhile })
        .where('uid', '=', 'mal')
        .execute()
      expect(isRefused(await harness.undoLast())).toBe(false)
      expect(await harness.caseOf('mal')).toMatchObject({ state: 'open' })
      const row = await harness.table.db
        .selectFrom('users')
        .select('banned_until')
        .where('uid', '=', 'mal')
        .execute()
      expect(row).toEqual([{ banned_until: meanwhile }])
    }
  })

  test('a decision is not undone over a later change, and an undo is not undone', async () => {
    await harness.watch.look()
    await harness.decide({ kind: 'watch' })
    await harness.decide({ kind: 'dismiss' })
    const entries = await harness.table.db.selectFrom('audit_log').select('id').orderBy('id').execute()
    const undo = (entryId = 0) =>
      undoAction(harness.table.db, harness.undoers, {
        entryId,
        actor: ADMIN,
        at: harness.table.clock.now(),
        reason: 'a slip',
      })
    expect(await undo(entries[0]?.id)).toEqual({ refused: 'changed-since' })
    const undone = await undo(entries[1]?.id)
    expect(await harness.caseOf('mal')).toMatchObject({ state: 'watched', score: 18 })
    expect(await undo(isRefused(undone) ? 0 : undone.id)).toEqual({ refused: 'not-undoable' })
  })

  test('when two admins decide at once, the second finds the case decided and leaves no ban behind', async () => {
    for (const [first, second] of [
      ['dismiss', 'ban'],
      ['ban', 'dismiss'],
      ['ban', 'ban'],
    ] as const) {
      await harness.watch.look()
      const of = (kind: 'dismiss' | 'ban') =>
        harness.decide(kind === 'ban' ? { kind, until: null, refund: false } : { kind })
      const answers = await Promise.all([of(first), of(second)])
      expect(answers.filter(isRefused)).toEqual([{ refused: 'case-decided' }])
      const { state, ban } = await harness.caseOf('mal')
      expect(ban !== null).toBe(state === 'banned')
      const entries = await harness.table.db.selectFrom('audit_log').select('act').orderBy('id').execute()
      expect(entries.map(({ act }) => act)).toEqual(
        state === 'banned' ? ['ban-player', 'decide-case'] : ['decide-case'],
      )
      expect(isRefused(await harness.undoLast())).toBe(false)
      expect(await harness.caseOf('mal')).toMatchObject({ state: 'open', ban: null })
      await harness.table.db.deleteFrom('audit_log').execute()
    }
  })

  test('a refused ban does not decide the case', async () => {
    await harness.watch.look()
    const past = harness.table.clock.now() - 1
    expect(await harness.decide({ kind: 'ban', until: past, refund: true })).toMatchObject({
      refused: 'bad-input',
    })
    expect(await harness.caseOf('mal')).toMatchObject({ state: 'open', score: 18, ban: null })
  })

  test('admins cannot decide their own case', async () => {
    await harness.watch.look()
    expect(
      await harness.service.decide(
        { uid: 'mal' },
        { uid: 'mal', reason: 'it was not me', decision: { kind: 'dismiss' } },
      ),
    ).toEqual({ refused: 'own-role' })
  })
})
