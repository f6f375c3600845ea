import {
  joinMatch,
  MAX_TIMER_DELAY,
  pairPlayers,
  playOn,
  seeGame,
  seeMatch,
  seeSettled,
} from '@trivium/testkit/duel'
import { TestServer } from '@trivium/testkit/test-server'
import { gameTopic } from '@trivium/wire/live/topics'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

const finished = async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const id = await pairPlayers(stage, ...players)
  await joinMatch(stage, ...players, id)
  await players[1].do('resign', { matchId: id })
  await seeSettled(players, id)
  return { players, id, anna: players[0], ben: players[1] }
}
const saveAgreement = async (id: string, next: string) => {
  const kept = await stage.db.selectFrom('game_events').select('seq').where('game_id', '=', id).execute()
  const at = stage.clock.now()
  const event = JSON.stringify({ type: 'rematch-agreed', at, next }) as never
  await stage.db.insertInto('game_events').values({ game_id: id, seq: kept.length, at, event }).execute()
}
/** The state that a process leaves if it is killed between the agreement and the opening. */
const agreedBeforeKill = async (id: string, next: string) => {
  await saveAgreement(id, next)
  await stage.kill()
}
const reason = (name: string) => ({ error: { details: { reason: name } } })
const gamesOf = async (uid: string) =>
  stage.db.selectFrom('game_seats').select('game_id').where('uid', '=', uid).execute()

test('when both offer a rematch one match opens, with both seated and new questions', async () => {
  const { players, id, anna, ben } = await finished()
  await anna.do('offerRematch', { matchId: id })
  await seeGame(ben, id, (game) => game.rematch.offers.includes(true))
  await ben.do('offerRematch', { matchId: id })
  const { rematch } = await seeGame(anna, id, (game) => game.rematch.next !== null)
  const next = rematch.next as string
  for (const player of players) {
    expect(await seeMatch(player)).toMatchObject({
      id: next,
      kind: 'ranked',
      player1Joined: true,
      player2Joined: true,
      autoNavigated: true,
    })
    player.follow(gameTopic(next))
  }
  await Promise.all(players.map((player) => seeGame(player, next, (game) => game.phase === 'starting')))
  await stage.pass(3_000 + MAX_TIMER_DELAY)
  await playOn(stage, players, next, () => ['right', 'right'])
  const items = await stage.db.selectFrom('game_events').select('event').where('seq', '=', 0).execute()
  const asked = items.flatMap(({ event }) =>
    event.type === 'opened' && 'players' in event && event.players.some((player) => player.uid === anna.uid)
      ? event.items.slice(0, 1).flatMap((item) => ('question' in item ? item.question : []))
      : [],
  )
  expect(new Set(asked).size).toBe(asked.length)
})

test('a player who subscribes to the new match as soon as it is agreed waits for it', async () => {
  const { players, id, anna, ben } = await finished()
  await anna.do('offerRematch', { matchId: id })
  await seeGame(ben, id, (game) => game.rematch.offers.includes(true))
  const agreed = seeGame(anna, id, (game) => game.rematch.next !== null).then(({ rematch }) => {
    anna.follow(gameTopic(rematch.next as string))
    return rematch.next as string
  })
  await ben.do('offerRematch', { matchId: id })
  const next = await agreed
  await seeGame(anna, next, (game) => game.phase === 'starting')
  for (const player of players) await player.do('resign', { matchId: next }).catch(() => {})
})

test('two offers at once open one match', async () => {
  const { id, anna, ben } = await finished()
  await Promise.all([anna.do('offerRematch', { matchId: id }), ben.do('offerRematch', { matchId: id })])
  await Promise.all([anna.do('offerRematch', { matchId: id }), ben.do('offerRematch', { matchId: id })])
  expect(await gamesOf(anna.uid)).toHaveLength(2)
  const { id: next } = await seeMatch(anna)
  expect((await seeMatch(ben)).id).toBe(next)
})

test('the other player can decline an offer; after that both must offer again', async () => {
  const { id, anna, ben } = await finished()
  expect(await ben.call('declineRematch', { matchId: id })).toMatchObject(reason('no-rematch-offer'))
  await anna.do('offerRematch', { matchId: id })
  await ben.do('declineRematch', { matchId: id })
  await seeGame(anna, id, (game) => !game.rematch.offers.includes(true))
  await ben.do('offerRematch', { matchId: id })
  expect(await gamesOf(anna.uid)).toHaveLength(1)
})

test('a rematch is refused before the end, and to anybody else', async () => {
  const players = [await stage.guest(), await stage.guest()] as const
  const id = await pairPlayers(stage, ...players)
  const eve = await stage.guest()
  expect(await players[0].call('offerRematch', { matchId: id })).toMatchObject(reason('match-not-over'))
  await joinMatch(stage, ...players, id)
  expect(await players[0].call('offerRematch', { matchId: id })).toMatchObject(reason('match-not-over'))
  await players[0].do('resign', { matchId: id })
  expect(await eve.call('offerRematch', { matchId: id })).toMatchObject(reason('not-your-match'))
})

test('a rematch is not agreed while one of the two is in another match', async () => {
  const { id, anna, ben } = await finished()
  await anna.do('offerRematch', { matchId: id })
  await anna.do('practise', { strength: 'novice' })
  expect(await ben.call('offerRematch', { matchId: id })).toMatchObject(reason('opponent-busy'))
  expect(await anna.call('offerRematch', { matchId: id })).toMatchObject(reason('active-match'))
  const game = await seeGame(ben, id, () => true)
  expect(game.rematch.next).toBeNull()
})

test('a rematch agreed just before a crash opens when the players return', async () => {
  const { players, id } = await finished()
  await agreedBeforeKill(id, 'AgreedBefore')
  const back = [await stage.again(players[0]), await stage.again(players[1])] as const
  for (const player of back) player.follow(gameTopic(id))
  for (const player of back) expect((await seeMatch(player)).id).toBe('AgreedBefore')
})

test('reading an old match does not open a rematch agreed long ago', async () => {
  const { id, anna } = await finished()
  await agreedBeforeKill(id, 'LongAgoAgree')
  await stage.pass(61_000)
  const back = await stage.again(anna)
  back.follow(gameTopic(id))
  await seeGame(back, id, (game) => game.rematch.next === 'LongAgoAgree')
  await back.breathe()
  expect(await gamesOf(anna.uid)).toHaveLength(1)
})

/** The database stops writes of a rematch to the table, without an outage for anything else. Returns what makes them work again. */
const refuseRematches = async (table: 'games' | 'game_events', condition: string) => {
  await sql`create or replace function refuse_rematch() returns trigger language plpgsql
    as $$ begin raise exception 'stopped' using errcode = '57014'; end $$`.execute(stage.db)
  await sql`create trigger refuse_rematch before insert on ${sql.table(table)} for each row
    when (${sql.raw(condition)}) execute function refuse_rematch()`.execute(stage.db)
  return () => sql`drop trigger refuse_rematch on ${sql.table(table)}`.execute(stage.db)
}
const REMATCHES = `new.summary ->> 'origin' = 'rematch'`

test('an agreed rematch that could not be saved opens once it can be', async () => {
  const { players, id, anna, ben } = await finished()
  await anna.do('offerRematch', { matchId: id })
  const mend = await refuseRematches('games', REMATCHES)
  expect(await ben.call('offerRematch', { matchId: id })).toMatchObject(reason('internal-error'))
  const { rematch } = await seeGame(anna, id, (game) => game.rematch.next !== null)
  await mend()
  await stage.pass(5_000)
  for (const player of players) expect((await seeMatch(player)).id).toBe(rematch.next)
})

test('an agreed rematch that cannot be saved for a minute is withdrawn', async () => {
  const { players, id, anna, ben } = await finished()
  await anna.do('offerRematch', { matchId: id })
  const mend = await refuseRematches('games', REMATCHES)
  expect(await ben.call('offerRematch', { matchId: id })).toMatchObject(reason('internal-error'))
  await stage.pass(70_000)
  await mend()
  for (const player of players)
    await seeGame(player, id, ({ rematch }) => rematch.next === null && !rematch.offers.includes(true))
  expect(await gamesOf(anna.uid)).toHaveLength(1)
})

test('an agreement that was saved although its reply was lost opens the rematch', async () => {
  const { players, id, anna, ben } = await finished()
  await anna.do('offerRematch', { matchId: id })
  const mend = await refuseRematches('game_events', `new.event ->> 'type' = 'rematch-agreed'`)
  expect(await ben.call('offerRematch', { matchId: id })).toHaveProperty('error')
  await mend()
  await saveAgreement(id, 'SavedUnheard')
  await stage.pass(5_000)
  for (const player of players) expect((await seeMatch(player)).id).toBe('SavedUnheard')
})
