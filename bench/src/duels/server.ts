import { openDatabase } from '@trivium/server/database/open'
import { startSystem } from '@trivium/testkit/system'
import { pino } from 'pino'
import { seatGuests, signIn } from '../guests.ts'
import { reportUsage } from './usage.ts'

/** Our whole server as in production, with `players` guests that have signed in. */
const [, , players = '0', dataDir] = process.argv
const log = pino({ level: 'error' })
const opened = await openDatabase({ url: process.env.DATABASE_URL, dataDir, log })
const system = await startSystem({ db: opened.db, log })

const uids = await seatGuests(opened.db, Number(players), () => 800 + Math.floor(Math.random() * 400))
const bearers = await signIn(opened.db, uids)

reportUsage(async () => {
  await system.close()
  await opened.close()
})
process.on('message', (message) => {
  if (message === 'bearers') process.send?.({ bearers })
})
process.send?.({ ready: system.url })
