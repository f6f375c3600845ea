import { MatchHarness } from '@trivium/testkit/match-harness'
import { until } from '@trivium/testkit/until'
import { sql } from 'kysely'
import { test } from 'vitest'

test('a pair that the database refuses does not keep later pairs from their matches', async () => {
  const table = await MatchHarness.open()
  await sql`alter table active_seats add constraint refused check (uid not like 'bad-%')`.execute(table.db)
  try {
    const bad = Array.from({ length: 12 }, (_, n) => `bad-${n}`)
    await table.guests(...bad, 'anna', 'ben')
    await table.db.updateTable('users').set({ elo: 1500 }).where('uid', 'in', ['anna', 'ben']).execute()
    for (const uid of [...bad, 'anna', 'ben']) await table.matchmaking.join(uid)
    await table.clock.pass(200)
    await until(() => table.games.live === 1, 'one match is open')
    await until(() => table.matchmaking.waiting === bad.length, 'the others wait')
  } finally {
    await sql`alter table active_seats drop constraint refused`.execute(table.db)
    await table.close()
  }
})
