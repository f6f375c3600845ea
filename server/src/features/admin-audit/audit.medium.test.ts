import { register } from '@trivium/testkit/account'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { AuditActionKind } from '@trivium/wire/documents/audit'
import type { InputOf } from '@trivium/wire/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from '../../database/json.ts'

let stage: TestServer
let admin: Player
let ben: Player
beforeAll(async () => {
  stage = await TestServer.open()
  admin = await stage.seat(await register(await signInGuest(stage.url), 'cleo'))
  ben = await register(await signInGuest(stage.url), 'ben')
  await register(await signInGuest(stage.url), 'dora')
  await stage.app.moderation.setRole('command line', 'cleo', 'admin')
}, 60_000)
afterAll(() => stage.close())

const read = (change: Partial<InputOf<'readAuditLog'>> = {}) =>
  admin.do('readAuditLog', { before: null, act: null, actor: null, subject: null, ...change })
const newest = async () => {
  const [entry] = (await read()).entries
  if (entry === undefined) throw new Error('the log is empty')
  return entry
}
const undo = (entryId: number, reason = 'a slip') => admin.call('undoAct', { entryId, reason })
const refusal = async (entryId: number) => {
  const answer = await undo(entryId)
  return 'error' in answer ? answer.error.details.reason : null
}
const benNow = () =>
  stage.db
    .selectFrom('users')
    .select(['role', 'banned_until', 'ban_reason'])
    .where('uid', '=', ben.uid)
    .executeTakeFirstOrThrow()
const ban = (more: { until?: number; refund?: boolean } = {}) =>
  admin.do('banPlayer', { username: 'ben', reason: 'insults', until: null, ...more })

describe('undoing', () => {
  test('a ban lets the player in again at once, and has its own entry', async () => {
    await ban()
    const banned = await newest()
    expect(banned).toMatchObject({ act: 'ban-player', actor: 'cleo', undoable: true, undoneBy: null })
    expect(await ben.http('isAdmin', {})).toMatchObject({ error: { details: { reason: 'banned' } } })
    await admin.do('undoAct', { entryId: banned.id, reason: 'the wrong player' })
    expect(await ben.http('isAdmin', {})).toEqual({ result: { isAdmin: false } })
    expect(await benNow()).toMatchObject({ banned_until: null, ban_reason: null })
    const [undone, before] = (await read()).entries
    expect(undone).toMatchObject({
      act: 'ban-player',
      undoes: banned.id,
      reason: 'the wrong player',
      before: { ban: { until: null, reason: 'insults' } },
      after: { ban: null },
    })
    expect(before).toMatchObject({ id: banned.id, undoneBy: undone?.id, undoable: false })
  })

  test('an undo imposes the ban again', async () => {
    const until = stage.clock.now() + 86_400_000
    await ban({ until })
    await admin.do('undoAct', { entryId: (await newest()).id, reason: 'a slip' })
    await admin.do('undoAct', { entryId: (await newest()).id, reason: 'no slip' })
    expect(await benNow()).toMatchObject({ banned_until: until, ban_reason: 'insults' })
    await admin.do('unbanPlayer', { username: 'ben', reason: 'said sorry' })
  })

  test('a ban with refunds keeps the refunded ratings, and says so', async () => {
    await ban({ refund: true })
    await admin.do('undoAct', { entryId: (await newest()).id, reason: 'a slip' })
    expect(await newest()).toMatchObject({ before: { refund: true }, after: { ban: null, refund: true } })
  })

  test('a role change restores the previous role', async () => {
    await admin.do('setRole', { username: 'ben', role: 'admin', reason: 'helps us' })
    const given = await newest()
    expect(given).toMatchObject({ before: { role: 'player' }, after: { role: 'admin' }, reason: 'helps us' })
    await admin.do('undoAct', { entryId: given.id, reason: 'not yet' })
    expect((await benNow()).role).toBe('player')
  })

  test('works once, and never overwrites a later change', async () => {
    await ban()
    const first = await newest()
    await ban({ until: stage.clock.now() + 60_000 })
    const second = await newest()
    expect(await refusal(first.id)).toBe('changed-since')
    expect(await refusal(second.id)).toBeNull()
    expect(await refusal(second.id)).toBe('already-undone')
    expect(await refusal(first.id)).toBeNull()
    expect((await benNow()).banned_until).toBeNull()
  })

  test('is refused for unknown entries, for actions that cannot be undone, and for actions on oneself', async () => {
    expect(await refusal(999_999)).toBe('unknown-entry')
    const { id } = await stage.db
      .insertInto('audit_log')
      .values({
        ...{
          at: 1,
          actor_uid: null,
          actor_name: 'command line',
          act: 'end-sessions',
          subject_kind: 'player',
        },
        ...{ subject_id: ben.uid, subject_name: 'ben', before: json({}), after: json({}) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await newest()).undoable).toBe(false)
    expect(await refusal(id)).toBe('not-undoable')
    const { entries } = await read({ subject: { kind: 'player', id: 'cleo' } })
    expect(entries).toMatchObject([{ actor: 'command line', after: { role: 'admin' } }])
    expect(await refusal(entries[0]?.id ?? 0)).toBe('own-role')
  })

  test('an undo is offered only if its kind can be undone again', async () => {
    const enter = async (act: AuditActionKind, undoes: number | null) => {
      const { id } = await stage.db
        .insertInto('audit_log')
        .values({
          ...{ at: 1, actor_uid: null, actor_name: 'command line', act, undoes },
          ...{ subject_kind: 'player', subject_id: 'nobody', subject_name: 'nobody' },
          ...{ before: json({}), after: json({}) },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    for (const act of ['decide-case', 'close-report', 'import-questions', 'reset-username'] as const) {
      const undone = await enter(act, null)
      expect((await newest()).undoable).toBe(true)
      const undo = await enter(act, undone)
      expect((await newest()).undoable).toBe(false)
      expect(await refusal(undo)).toBe('not-undoable')
    }
    for (const act of ['ban-player', 'set-role', 'merge-questions', 'retire-quiz'] as const) {
      const undo = await enter(act, await enter(act, null))
      expect((await newest()).undoable).toBe(true)
      expect(await refusal(undo)).toMatch(/^unknown-/)
    }
  })

  test('is refused if the player’s account is deleted', async () => {
    await admin.do('setRole', { username: 'dora', role: 'admin' })
    await stage.db.updateTable('users').set({ deleted_at: 1 }).where('username', '=', 'dora').execute()
    expect(await refusal((await newest()).id)).toBe('unknown-player')
  })
})

describe('the log is filtered', () => {
  test('by actor, by action and by target, name or uid', async () => {
    const acts = async (change: Partial<InputOf<'readAuditLog'>>) => (await read(change)).entries
    for (const entry of await acts({ actor: 'CLEO' })) expect(entry.actor).toBe('cleo')
    for (const entry of await acts({ actor: 'command line' })) expect(entry.actor).toBe('command line')
    for (const entry of await acts({ act: 'lift-ban' })) expect(entry.act).toBe('lift-ban')
    const byName = await acts({ subject: { kind: 'player', id: 'Ben' } })
    expect(byName.length).toBeGreaterThan(5)
    expect(await acts({ subject: { kind: 'player', id: ben.uid } })).toEqual(byName)
    expect(await acts({ subject: { kind: null, id: 'ben' } })).toEqual(byName)
    expect((await acts({ subject: { kind: 'player', id: null } })).length).toBeGreaterThan(byName.length)
    expect(await acts({ subject: { kind: 'quiz', id: ben.uid } })).toEqual([])
    expect(await acts({ subject: { kind: 'quiz', id: null } })).toEqual([])
    expect(await acts({ actor: 'nobody-at-all' })).toEqual([])
  })

  test('and paged newest first, each entry once', async () => {
    for (let n = 0; n < 60; n++) {
      const role = n % 2 === 0 ? 'admin' : 'player'
      await stage.app.moderation.setRole('command line', 'ben', role)
    }
    const first = await read()
    expect([first.entries.length, first.more]).toEqual([50, true])
    const ids = first.entries.map(({ id }) => id)
    const second = await read({ before: ids.at(-1) ?? null })
    expect(second.more).toBe(false)
    const all = [...ids, ...second.entries.map(({ id }) => id)]
    expect(all).toEqual(all.toSorted((one, other) => other - one))
    const { n } = await stage.db
      .selectFrom('audit_log')
      .select((is) => is.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(new Set(all).size).toBe(n)
  })
})
