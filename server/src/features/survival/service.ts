import type { ChoiceItem } from '@trivium/rules/game/item'
import { leaderboardKey } from '@trivium/rules/leaderboards/leaderboard'
import { type SoloState, scoreOf } from '@trivium/rules/modes/solo/state'
import { SURVIVAL } from '@trivium/rules/survival/steps'
import type { LeaderboardRow } from '@trivium/wire/documents/leaderboard'
import type { User } from '@trivium/wire/documents/user'
import { survivalScoreKey } from '@trivium/wire/modes/survival-score-key'
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

const open = async (
  deps: SurvivalDependencies,
  uid: string,
  untimed: boolean,
): Promise<{ gameId: string } | Refused> => {
  const { clock, random, readUser } = deps
  const user = await readUser(uid)
  if (user === null) return refused('not-signed-in')
  const counts = !untimed
  const once = { kind: 'survival', counts } as const
  const opening = {
    id: newId(random),
    player: playerOf(user),
    config: untimed ? { ...SURVIVAL, clock: null } : SURVIVAL,
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
  for (const counts of [true, false]) {
    const gameId = await runningGame(db, uid, 'solo', { kind: 'survival', counts })
    const driver = gameId === null ? null : await games.find(gameId)
    if (gameId !== null && driver !== null && driver.state.phase !== 'ended')
      return { gameId, untimed: !counts, score: scoreOf(driver.state) }
  }
  return null
}

const read = async (deps: SurvivalDependencies, uid: string): Promise<OutputOf<'readSurvival'>> => {
  const { db, botScoreOf } = deps
  const user = await db.selectFrom('users').select('scores').where('uid', '=', uid).executeTakeFirst()
  const { rows: top } = await readPage(db, BOARD, { viewer: uid, limit: TOP_ROWS })
  const players = await readPlayerCount(db, BOARD)
  const own = (await readNeighbours(db, BOARD, uid)).find(({ isYou }) => isYou)
  return {
    best: user?.scores[survivalScoreKey(true)] ?? null,
    bestUntimed: user?.scores[survivalScoreKey(false)] ?? null,
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
  return async (uid: string, state: SoloState): Promise<ChoiceItem | null> => {
    const item = await pick(uid, state)
    return item === null ? null : ((await askAsPreferred(deps.db, uid, [item]))[0] ?? null)
  }
}

export const survivalService = (deps: SurvivalDependencies) => ({
  pickNext: preferredNext(deps),
  open: (uid: string, untimed: boolean) => open(deps, uid, untimed),
  read: (uid: string) => read(deps, uid),
})
