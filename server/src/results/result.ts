import type { PlayerScores } from '../leaderboard-entries/score.ts'
import type { PlayedGame } from '../statistics/played-game.ts'

/** A player's part in a game that has ended and was decided. */
export interface PlayerResult extends PlayedGame, PlayerScores {}
