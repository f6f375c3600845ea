import { sql } from 'kysely'
import { answer, joinMatch, pairPlayers, playOn, playQuestion, seeGame, seeQuestion } from '../duel.ts'
import type { TestCluster } from '../test-cluster.ts'
import type { Cast } from './cast.ts'

/** A match that is over. */
export const finishMatch = async (stage: TestCluster, { ada, ben }: Cast): Promise<string> => {
  const finished = await pairPlayers(stage, ada, ben)
  await joinMatch(stage, ada, ben, finished)
  await playOn(stage, [ada, ben], finished, (index) => ['right', index < 4 ? 'right' : 'wrong'])
  await stage.pass(1_000)
  return finished
}

/** A match that has begun. */
export const beginMatch = async (stage: TestCluster, { max, nia }: Cast): Promise<string> => {
  const id = await pairPlayers(stage, max, nia)
  await joinMatch(stage, max, nia, id)
  return id
}

/** A match at its third question, which Ada has answered, one that Dan has not joined, an invitation, and Eve in the queue. */
export const beginMatches = async (stage: TestCluster, { ada, ben, cleo, dan, eve, finn }: Cast) => {
  const match = await pairPlayers(stage, ada, ben)
  await joinMatch(stage, ada, ben, match)
  await playQuestion(stage, [ada, ben], match, ['right', 'wrong'])
  await playQuestion(stage, [ada, ben], match, ['wrong', 'right'])
  const starting = await pairPlayers(stage, cleo, dan)
  await cleo.do('joinMatch', { matchId: starting })
  const { key: invitation } = await finn.do('createFriendMatch', { rated: false })
  await eve.do('joinQueue', {})
  await Promise.all([ada, ben].map((player) => seeQuestion(player, match, 2)))
  const answered = await answer(ada, match, 'right')
  if ('error' in answered) throw new Error(answered.error.details.reason)
  return { match, starting, invitation }
}

/** Nobody settles a rated match from now on. */
const lockRatings = async ({ db }: TestCluster): Promise<void> => {
  const locked = Promise.withResolvers<void>()
  void db.transaction().execute(async (tx) => {
    await sql`lock table rating_history in access exclusive mode`.execute(tx)
    locked.resolve()
    await new Promise(() => {})
  })
  await locked.promise
}

/** Nia resigns in a match with Max; it is settled only if the server can. */
export const resignMatch = async (stage: TestCluster, { nia }: Cast, id: string, settled: boolean) => {
  if (!settled) await lockRatings(stage)
  await nia.do('resign', { matchId: id })
  await seeGame(nia, id, ({ phase }) => phase === 'ended')
}
