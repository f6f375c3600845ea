import { newId, systemChance } from '@trivium/server/chance'
import { systemClock } from '@trivium/server/clock'
import { openDatabase } from '@trivium/server/database/open'
import { signingKey } from '@trivium/server/features/accounts/signing-key'
import { tokensWith } from '@trivium/server/features/accounts/tokens'
import { startSystem } from '@trivium/testkit/system'
import { pino } from 'pino'
import { reportUsage } from './usage.ts'

/** Our whole server as in production, with `players` guests that have signed in. */
const [, , players = '0', dataDir] = process.argv
const log = pino({ level: 'error' })
const opened = await openDatabase({ url: process.env.DATABASE_URL, dataDir, log })
const system = await startSystem({ db: opened.db, log })

const tokens = tokensWith(await signingKey(opened.db, systemChance), systemClock)
const uids = Array.from({ length: Number(players) }, () => newId(systemChance, 16))
for (let i = 0; i < uids.length; i += 1_000)
  await opened.db
    .insertInto('users')
    .values(
      uids.slice(i, i + 1_000).map((uid) => ({
        uid,
        username: 'Guest',
        profile_pic: 'profile1',
        elo: 800 + Math.floor(Math.random() * 400),
        created_at: Date.now(),
        is_anonymous: true,
      })),
    )
    .execute()
const bearers = await Promise.all(uids.map(async (uid) => (await tokens.issue(uid)).token))

reportUsage(async () => {
  await system.close()
  await opened.close()
})
process.on('message', (message) => {
  if (message === 'bearers') process.send?.({ bearers })
})
process.send?.({ ready: system.url })
