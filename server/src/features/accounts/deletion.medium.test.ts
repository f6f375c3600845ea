import { DAY } from '@trivium/rules/time'
import { MatchHarness } from '@trivium/testkit/match-harness'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readUser } from '../../users/queries.ts'
import { deletionOf, ended, register, resultOf, shown } from './deletion.test-kit.ts'
import { deletionService } from './deletion.ts'

describe('a deletion request', () => {
  let table: MatchHarness
  beforeAll(async () => {
    table = await MatchHarness.open()
    await table.guests('ada', 'ben', 'cleo')
    await register(table, 'ada', 'AdaLovelace')
    await register(table, 'ben', 'BenTheOther')
    await register(table, 'cleo', 'CleoTheThird')
  })
  afterAll(() => table.close())

  test('is shown at once and keeps its first date', async () => {
    const { deletionAt } = await deletionOf(table).deleteAccount('ada')
    expect(shown.at(-1)).toBe('ada')
    await table.clock.pass(DAY)
    expect(await deletionOf(table).deleteAccount('ada')).toEqual({ deletionAt })
    expect((await readUser(table.db, 'ada'))?.deletionAt).toBe(deletionAt)
  })

  test('changes nothing before the week is over', async () => {
    await deletionOf(table).anonymiseDue()
    expect(await readUser(table.db, 'ada')).toMatchObject({ username: 'AdaLovelace', role: 'admin' })
    expect(ended).not.toContain('cleo')
  })

  test('can be cancelled', async () => {
    await deletionOf(table).keepAccount('ada')
    await table.clock.pass(8 * DAY)
    await deletionOf(table).anonymiseDue()
    expect(await readUser(table.db, 'ada')).toMatchObject({ username: 'AdaLovelace', deletionAt: null })
  })

  test('of a player in a match resigns it first; the opponent wins', async () => {
    await deletionOf(table).deleteAccount('ada')
    await table.clock.pass(8 * DAY)
    const id = await table.match('ada', 'ben')
    await table.begin(id)
    await deletionOf(table).anonymiseDue()
    const { result } = await resultOf(table, id)
    expect(result).toMatchObject({
      reason: 'resigned',
      winner: 1,
      players: [{ username: 'Deleted player' }, {}],
    })
    expect((await readUser(table.db, 'ben'))?.wins).toBe(1)
    expect(ended).toContain('ada')
  })

  test('that fails for one account is carried out for the others', async () => {
    for (const uid of ['ben', 'cleo']) await deletionOf(table).deleteAccount(uid)
    await table.clock.pass(8 * DAY)
    const failing = deletionService({
      db: table.db,
      clock: table.clock,
      log: pino({ level: 'silent' }),
      shown: async () => {},
      withdraw: async (uid) => {
        if (uid === 'ben') throw new Error('the line is cut')
      },
      endSessions: (uid) => table.db.deleteFrom('sessions').where('user_id', '=', uid).execute(),
      renameInGames: async () => {},
    })
    await failing.anonymiseDue()
    expect((await readUser(table.db, 'ben'))?.username).toBe('BenTheOther')
    expect((await readUser(table.db, 'cleo'))?.username).toBe('Deleted player')
    await deletionOf(table).anonymiseDue()
    expect((await readUser(table.db, 'ben'))?.username).toBe('Deleted player')
  })
})
