import { newId, systemChance } from '@trivium/server/chance'
import { systemClock } from '@trivium/server/clock'
import { openDatabase } from '@trivium/server/database/open'
import { signingKey } from '@trivium/server/features/accounts/signing-key'
import { tokensWith } from '@trivium/server/features/accounts/tokens'
import { pino } from 'pino'
import { layOut } from './laid-out-games.ts'

/*
 * Opens the database before the server does, seats guests who have signed in, lays out games that are under way where
 * asked, and ends.
 */

const [, , players = '0', games = '0', dataDir] = process.argv
const opened = await openDatabase({ url: process.env.DATABASE_URL, dataDir, log: pino({ level: 'error' }) })
const { db } = opened

const seatGuests = async (count: number): Promise<string[]> => {
  const uids = Array.from({ length: count }, () => newId(systemChance, 16))
  for (let i = 0; i < uids.length; i += 1_000)
    await db
      .insertInto('users')
      .values(
        uids.slice(i, i + 1_000).map((uid) => ({
          uid,
          username: 'Guest',
          profile_pic: 'profile1',
          elo: 1_000,
          created_at: Date.now(),
          is_anonymous: true,
        })),
      )
      .execute()
  return uids
}

const tokens = tokensWith(await signingKey(db, systemChance), systemClock)
const uids = await seatGuests(Number(players))
const seated = await Promise.all(uids.map(async (uid) => ({ uid, token: (await tokens.issue(uid)).token })))
await layOut(db, await seatGuests(Number(games) * 2))
await opened.close()
process.send?.({ seated }, () => process.exit(0))
