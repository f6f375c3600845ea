import { DAY, HOUR } from '@trivium/rules/time'
import { json } from '@trivium/server/database/json'
import type { GameServer } from './server.ts'

const GAMES = 18

/** Realistic answer times: mostly around three seconds, some long. */
const EVERYBODY = [0, 0, 1, 3, 9, 18, 30, 44, 58, 66, 70, 71, 68, 63, 57, 51, 46, 41, 36, 32, 28, 25, 22, 20]

/** For each question: ms, characters, right, difficulty, expected. Two thirds of the answers are quick. */
const answers = (game: number) =>
  Array.from({ length: 10 }, (_, i): [number, number, 0 | 1, number, number] => {
    const isQuick = (game * 7 + i * 3) % 9 < 6
    return [isQuick ? 320 + 40 * (i % 4) : 2_400 + 350 * i, 70, i === 9 ? 0 : 1, 1 + (i % 3), 850]
  })

/** Cases against two players, with several kinds of evidence that would take weeks to arise in play. */
export const insertSampleCases = (server: GameServer, worst: string, other: string): Promise<void> =>
  server.between(async (db) => {
    const uidOf = async (username: string) =>
      (await db.selectFrom('users').select('uid').where('username', '=', username).executeTakeFirstOrThrow())
        .uid
    const [uid, otherUid] = [await uidOf(worst), await uidOf(other)]
    const at = Date.now() - DAY
    await db
      .insertInto('fair_play_facts')
      .values(
        Array.from({ length: GAMES }, (_, game) => ({
          ...{ game_id: `made-up-${game}`, uid, other: otherUid, at: at - game * HOUR },
          facts: json({
            answers: answers(game),
            battle: {
              outcome: game % 6 === 5 ? ('lost' as const) : ('won' as const),
              ...{ leftBehind: game % 6 === 5, given: game % 6 !== 5, gave: false, sameDevice: true },
            },
            messages: { forged: 0, late: 0 },
          }),
        })),
      )
      .execute()
    const norms = EVERYBODY.map((n, slot) => ({ name: 'answer-times', slot: slot * 2, n: n * 37 }))
    await db
      .insertInto('fair_play_norms')
      .values(norms)
      .onConflict((same) => same.columns(['name', 'slot']).doNothing())
      .execute()
    const opened = { state: 'open' as const, opened_at: at, updated_at: at + 7_200_000, since: 0 }
    await db
      .insertInto('fair_play_cases')
      .values([
        { ...opened, uid, score: 42 },
        { ...opened, uid: otherUid, score: 13 },
      ])
      .execute()
    const seen = {
      found_at: at,
      updated_at: at,
      games: json(Array.from({ length: 12 }, (_, i) => `made-up-${i}`)),
    }
    const quick = {
      answers: 180,
      tooQuick: 120,
      tooQuickAndRight: 108,
      expectedAtMost: 0.25,
      byChance: 3e-29,
    }
    const pair = { games: 18, ratedGames: 21, won: 15, given: 15, byChance: 4e-8 }
    const gave = { games: 18, ratedGames: 18, won: 3, gave: 15, byChance: 4e-8 }
    const left = { lost: 17, left: 16, expectedAtMost: 0.3, byChance: 5e-8 }
    await db
      .insertInto('fair_play_evidence')
      .values([
        { ...seen, uid, kind: 'fast-answers', strength: 28.5, figures: json<Record<string, number>>(quick) },
        {
          ...seen,
          uid,
          kind: 'same-pair',
          other: otherUid,
          strength: 7.4,
          figures: json<Record<string, number>>(pair),
        },
        {
          ...seen,
          uid,
          kind: 'same-device',
          other: otherUid,
          strength: 6,
          figures: json<Record<string, number>>({ games: 4 }),
        },
        {
          ...{ ...seen, uid, kind: 'leaving', strength: 2.2, figures: json<Record<string, number>>(left) },
          ...{ found_at: at - 30 * DAY, weighed_at: at - 20 * DAY },
        },
        {
          ...seen,
          uid: otherUid,
          kind: 'same-pair',
          other: uid,
          strength: 7.4,
          figures: json<Record<string, number>>(gave),
        },
        {
          ...seen,
          uid: otherUid,
          kind: 'same-device',
          other: uid,
          strength: 6,
          figures: json<Record<string, number>>({ games: 4 }),
        },
      ])
      .execute()
  })
