import { openDatabase } from '@trivium/server/database/open'
import { pino } from 'pino'
import { seatGuests, signIn } from '../guests.ts'
import { prepareGames } from './prepared-games.ts'

/*
 * Prepares the database before the server opens it: creates signed-in guests and, if requested, games in
 * progress.
 */

const [, , players = '0', games = '0', dataDir] = process.argv
const opened = await openDatabase({ url: process.env.DATABASE_URL, dataDir, log: pino({ level: 'error' }) })
const { db } = opened
const elo = () => 1_000

const uids = await seatGuests(db, Number(players), elo)
const tokens = await signIn(db, uids)
const seated = uids.map((uid, at) => ({ uid, token: tokens[at] ?? '' }))
await prepareGames(db, await seatGuests(db, Number(games) * 2, elo))
await opened.close()
process.send?.({ seated }, () => process.exit(0))
