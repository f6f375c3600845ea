import { samplePlayer } from '@trivium/rules/modes/battle/playthrough.test-kit'
import { SURVIVAL } from '@trivium/rules/survival/steps'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { choiceIndex, smallBank } from '@trivium/testkit/small-bank'
import { until } from '@trivium/testkit/until'
import { isRefused } from '@trivium/wire/refusals'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, expect, test } from 'vitest'
import { NO_INTERVALS } from '../../database/batches.ts'
import { nameOfStatement } from '../../database/statement.ts'
import { nextQuestions } from '../../features/survival/next-questions.ts'
import { loadBank } from '../../questions/bank.ts'
import { createQuestionPicker } from '../../questions/question-picker.ts'
import { newId, systemRandom } from '../../random.ts'
import { createGuest } from '../../users/queries.ts'
import { Journal } from '../journal.ts'
import { singlePlayerGames } from '../single-player/all-games.ts'
import { openSolo } from './open-solo.ts'

let ran: string[] = []
const database = await freshDatabase({ onStatement: (text) => ran.push(nameOfStatement(text) ?? text) })
const { db } = database
const clock = fakeClock(undefined, database.isBusy)
let epochs = 0
const engine = {
  ...{ db, clock, log: pino({ level: 'silent' }), journal: new Journal(db, clock, 0) },
  epoch: () => `epoch-${epochs++}`,
}
const games = singlePlayerGames(engine, { delay: () => 0, settled() {} }, NO_INTERVALS)
await loadBank(db, smallBank())
const picker = createQuestionPicker(db)
await picker.refresh()
const pickNext = nextQuestions({ clock, picker, interval: 0 })

afterEach(async () => {
  for (const table of ['game_seats', 'player_games'])
    await sql`alter table ${sql.table(table)} drop constraint if exists refused`.execute(db)
})
afterAll(async () => {
  await games.stop()
  await database.close()
})

const guests = async (...uids: string[]) => {
  for (const uid of uids) await createGuest(db, uid, clock.now())
  return uids
}

const once = { kind: 'survival', counts: true } as const

const open = (uid: string) =>
  openSolo(
    { games: games.solo, openGame: games.open },
    {
      ...{
        id: newId(systemRandom),
        player: { ...samplePlayer(uid), uid },
        config: SURVIVAL,
        once,
        items: [],
      },
      ...{ summary: { ...once, origin: 'solo' }, seed: newId(systemRandom, 22), at: clock.now() },
    },
  )

const opened = async (uid: string): Promise<string> => {
  const id = await open(uid)
  if (isRefused(id)) throw new Error(id.refused)
  return id
}

const stateOf = async (id: string) => {
  const driver = await games.solo.find(id)
  if (driver === null) throw new Error(`there is no game ${id}`)
  return driver.state
}

const ask = async (uid: string, id: string) => {
  const item = await pickNext(uid, await stateOf(id))
  await games.solo.command(id, uid, () => ({ type: 'next', item, delay: 0 }))
}

/** The wrong answer that ends a run. */
const miss = async (uid: string, id: string) => {
  const { rounds } = await stateOf(id)
  const item = rounds.at(-1)?.item
  const choice = choiceIndex(item !== undefined && 'choices' in item ? item.choices : [], 'wrong')
  await games.solo.command(id, uid, () => ({ type: 'answer', index: rounds.length - 1, choice }))
}

const settledIds = async () => {
  const rows = await db.selectFrom('games').select('id').where('settled_at', 'is not', null).execute()
  return rows.map(({ id }) => id)
}

const countedFor = async (work: () => Promise<unknown>): Promise<number> => {
  ran = []
  await work()
  return ran.length
}

/** The statements of runs that begin, ask and end at the same moment. */
const statementsOf = async (runs: number) => {
  const uids = await guests(...Array.from({ length: runs }, (_, n) => `of-${runs}-${n}`))
  const ids: string[] = []
  const opening = await countedFor(async () => ids.push(...(await Promise.all(uids.map(opened)))))
  const asking = await countedFor(() => Promise.all(ids.map((id, n) => ask(uids[n] ?? '', id))))
  const ending = await countedFor(async () => {
    await Promise.all(ids.map((id, n) => miss(uids[n] ?? '', id)))
    await until(() => games.running === 0, 'all are settled')
  })
  return { opening, asking, ending }
}

test('runs that begin, ask and end at the same moment need no more statements than one run', async () => {
  // The first one also reads the ratings of the questions.
  await statementsOf(2)
  const one = await statementsOf(1)
  expect(await statementsOf(6)).toEqual(one)
  // Two begin and commit each transaction; one of asking and one of ending is the journal's.
  expect(one).toEqual({ opening: 4, asking: 3, ending: 9 })
})

test('a game that cannot be settled does not affect those that end at the same moment, and is tried again', async () => {
  const uids = await guests('ada', 'ben', 'cleo')
  const ids = await Promise.all(uids.map(opened))
  await Promise.all(ids.map((id, n) => ask(uids[n] ?? '', id)))
  await sql`alter table player_games add constraint refused check (uid <> 'ben')`.execute(db)
  await Promise.all(ids.map((id, n) => miss(uids[n] ?? '', id)))
  const settled = async () => (await settledIds()).filter((id) => ids.includes(id))
  await until(async () => (await settled()).length === 2, 'the others are settled')
  expect(await settled()).not.toContain(ids[1])
  await sql`alter table player_games drop constraint refused`.execute(db)
  await clock.pass(5_000)
  await until(async () => (await settled()).length === 3, 'all are settled')
  const counted = await db.selectFrom('player_games').selectAll().where('uid', 'in', uids).execute()
  expect(counted.map(({ games }) => games)).toEqual([1, 1, 1])
})

test('a game that cannot be opened does not affect those that are opened at the same moment', async () => {
  const uids = await guests('dora', 'emil', 'finn')
  await sql`alter table game_seats add constraint refused check (uid <> 'emil') not valid`.execute(db)
  const outcomes = await Promise.allSettled(uids.map(opened))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const seats = await db
    .selectFrom('game_seats')
    .select('uid')
    .where('uid', 'in', uids)
    .orderBy('uid')
    .execute()
  expect(seats.map(({ uid }) => uid)).toEqual(['dora', 'finn'])
})

test('a player who opens a game twice at the same moment gets one game; a deleted player gets none', async () => {
  await guests('gina', 'hugo')
  await db.updateTable('users').set({ deleted_at: 1 }).where('uid', '=', 'hugo').execute()
  const [first, second, gone] = await Promise.all([open('gina'), open('gina'), open('hugo')])
  expect(second).toBe(first)
  expect(gone).toEqual({ refused: 'not-signed-in' })
})

test('a player who plays again before the last run is settled gets a new run', async () => {
  await guests('ida')
  const first = await opened('ida')
  await ask('ida', first)
  await miss('ida', first)
  expect(await settledIds()).not.toContain(first)
  expect(await opened('ida')).not.toBe(first)
})
