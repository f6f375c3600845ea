import { leaderboardKey } from '@trivium/rules/leaderboards/leaderboard'
import type { SoloItem } from '@trivium/rules/modes/solo/events'
import { type SoloState, scoreOf } from '@trivium/rules/modes/solo/state'
import { SURVIVAL, TYPED_SURVIVAL } from '@trivium/rules/survival/steps'
import type { LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import type { User } from '@trivium/wire/documents/user'
import { type SurvivalKind, survivalScoreKey } from '@trivium/wire/modes/survival-score-key'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { BotScoreOf } from '../../bot-scores/bot-scores.ts'
import type { Schema } from '../../database/schema.ts'
import type { OpenSinglePlayer } from '../../games/single-player/open-games.ts'
import { runningGame } from '../../games/single-player/save-result.ts'
import { openSolo } from '../../games/solo/open-solo.ts'
import type { SoloGames } from '../../games/solo/solo-adapter.ts'
import { readNeighbours, readPage, readPlayerCount } from '../../leaderboard-entries/read-pages.ts'
import { newId, type Random } from '../../random.ts'
import { askAsPreferred } from '../../users/ask-as-preferred.ts'
import { playerOf } from '../../users/read-seat-player.ts'
import { type NextQuestionsDependencies, nextQuestions } from './next-questions.ts'

export interface SurvivalDependencies extends NextQuestionsDependencies {
  readonly db: Kysely<Schema>
  readonly random: Random
  readonly games: SoloGames
  readonly openGame: OpenSinglePlayer
  readonly readUser: (uid: string) => Promise<User | null>
  readonly botScoreOf: BotScoreOf
}

export type SurvivalService = ReturnType<typeof survivalService>

const TOP_ROWS = 10
const BOARD = leaderboardKey({ kind: 'survival', region: null, period: null })

const rowOf = ({ place, username, profilePic, score, isYou }: LeaderboardRow) => ({
  place,
  username,
  profilePic,
  score,
  isYou,
})

const KINDS: readonly SurvivalKind[] = [false, true].flatMap((typed) =>
  [false, true].map((untimed) => ({ untimed, typed })),
)

/** Only runs with choices and a clock are ranked: the others are not comparable with them. */
const summaryOf = ({ untimed, typed }: SurvivalKind) =>
  untimed || typed
    ? ({ kind: 'survival', counts: false, typed, untimed } as const)
    : ({ kind: 'survival', counts: true } as const)

const open = async (
  deps: SurvivalDependencies,
  uid: string,
  { untimed, typed }: SurvivalKind,
): Promise<{ gameId: string } | Refused> => {
  const { clock, random, readUser } = deps
  const user = await readUser(uid)
  if (user === null) return refused('not-signed-in')
  const once = summaryOf({ untimed, typed })
  const config = typed ? TYPED_SURVIVAL : SURVIVAL
  const opening = {
    id: newId(random),
    player: playerOf(user),
    config: untimed ? { ...config, clock: null } : config,
    summary: { ...once, origin: 'solo' },
    once,
    seed: newId(random, 22),
    items: [],
    at: clock.now(),
  } as const
  const gameId = await openSolo(deps, opening)
  return isRefused(gameId) ? gameId : { gameId }
}

const readRunning = async (
  { db, games }: SurvivalDependencies,
  uid: string,
): Promise<OutputOf<'readSurvival'>['running']> => {
  for (const kind of KINDS) {
    const gameId = await runningGame(db, uid, 'solo', summaryOf(kind))
    const driver = gameId === null ? null : await games.find(gameId)
    if (gameId !== null && driver !== null && driver.state.phase !== 'ended')
      return { gameId, ...kind, score: scoreOf(driver.state) }
  }
  return null
}

const read = async (deps: SurvivalDependencies, uid: string): Promise<OutputOf<'readSurvival'>> => {
  const { db, botScoreOf } = deps
  const user = await db.selectFrom('users').select('scores').where('uid', '=', uid).executeTakeFirst()
  const bestOf = (kind: SurvivalKind) => user?.scores[survivalScoreKey(kind)] ?? null
  const { rows: top } = await readPage(db, BOARD, { viewer: uid, limit: TOP_ROWS })
  const players = await readPlayerCount(db, BOARD)
  const own = (await readNeighbours(db, BOARD, uid)).find(({ isYou }) => isYou)
  return {
    best: bestOf({ untimed: false, typed: false }),
    bestUntimed: bestOf({ untimed: true, typed: false }),
    bestTyped: bestOf({ untimed: false, typed: true }),
    bestTypedUntimed: bestOf({ untimed: true, typed: true }),
    running: await readRunning(deps, uid),
    players,
    botScore: players === 0 ? await botScoreOf(BOARD) : null,
    top: top.map(rowOf),
    own: own === undefined || top.some(({ isYou }) => isYou) ? null : rowOf(own),
  }
}

/** The next question of a run, in words for a player who wants that. */
const preferredNext = (deps: SurvivalDependencies) => {
  const pick = nextQuestions(deps)
  return async (uid: string, state: SoloState): Promise<SoloItem | null> => {
    const item = await pick(uid, state)
    return item === null ? null : ((await askAsPreferred(deps.db, uid, [item]))[0] ?? null)
  }
}

export const survivalService = (deps: SurvivalDependencies) => ({
  pickNext: preferredNext(deps),
  open: (uid: string, kind: SurvivalKind) => open(deps, uid, kind),
  read: (uid: string) => read(deps, uid),
})
