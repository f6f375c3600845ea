import { PARTY_SEATS } from '@trivium/rules/modes/party/config'
import { collectGarbageLessOften } from '@trivium/server/collect-garbage-less-often'
import { openDatabase } from '@trivium/server/database/open'
import { nameOfStatement } from '@trivium/server/database/statement'
import { maxConnectionsHere } from '@trivium/server/open-files'
import { startSystem } from '@trivium/testkit/system'
import { pino } from 'pino'
import { seatGuests, signIn } from '../guests.ts'
import { reportUsage } from '../usage.ts'

/**
 * Our whole server, set up as behind a proxy, with `players` signed-in players. The last `registered` of them
 * have accounts; the others are guests.
 */
const [, , players = '0', dataDir, registered = '0'] = process.argv
collectGarbageLessOften()
const log = pino({ level: 'error' })
let statements: Record<string, number> = {}
const onStatement = (text: string): void => {
  const name = nameOfStatement(text) ?? text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
  statements[name] = (statements[name] ?? 0) + 1
}
const opened = await openDatabase({ url: process.env.DATABASE_URL, dataDir, log, onStatement })
const system = await startSystem({
  db: opened.db,
  log,
  refuseOverload: process.env.REFUSE_OVERLOAD !== '0',
  trustProxy: true,
  partySeats: PARTY_SEATS.most,
  maxConnections: Number(process.env.MAX_CONNECTIONS) || maxConnectionsHere(),
})

const uids = await seatGuests(opened.db, Number(players), () => 800 + Math.floor(Math.random() * 400))
if (Number(registered) > 0)
  await opened.db
    .updateTable('users')
    .set({ is_anonymous: false })
    .where('uid', 'in', uids.slice(-Number(registered)))
    .execute()

reportUsage(async () => {
  await system.close()
  await opened.close()
})
process.on('message', (message) => {
  // Since the last time.
  if (message === 'statements') {
    process.send?.({ statements })
    statements = {}
  }
  // Tokens live for a quarter of an hour, so a long bench asks again.
  if (message === 'bearers') void signIn(opened.db, uids).then((bearers) => process.send?.({ bearers }))
})
process.send?.({ ready: system.url })
