import type { SecretSeed } from '@trivium/rules/daily/secret-seed'
import type { InputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Limits } from '../../functions/limits.ts'
import type { SoloGames } from '../../games/solo/solo-adapter.ts'
import type { QuestionPicker } from '../../questions/question-picker.ts'
import type { Random } from '../../random.ts'
import { customQuizzes } from './custom.ts'
import { dailyQuiz } from './daily.ts'
import { FileReader } from './importing/file-reader.ts'
import { playing } from './play.ts'
import { ownQuizzes } from './quizzes.ts'
import { quizFiles } from './quizzes-files.ts'
import { quizPlay } from './quizzes-play.ts'
import { listPublic } from './quizzes-public.ts'
import { type ReportDependencies, reports, reviews } from './reviews.ts'
import { survivalRuns } from './survival.ts'

export interface SoloDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly chance: Random
  readonly games: SoloGames
  readonly drawing: QuestionPicker
  readonly limits: Limits
  readonly log: Logger
  /** A player's measured one-way delay, ms; NaN if unknown. */
  readonly delay: (uid: string) => number
  /** A secret from which the days of the daily are derived. */
  readonly daySeed: SecretSeed
  readonly reported: ReportDependencies['reported']
}

export type SoloService = ReturnType<typeof soloService>

/** Single-player modes: the daily, Survival, custom quizzes, and player-made quizzes. */
export const soloService = (deps: SoloDependencies) => {
  const survival = survivalRuns(deps)
  const files = new FileReader(deps)
  const play = playing({ ...deps, drawNext: survival.drawNext })
  return {
    play,
    survival,
    daily: dailyQuiz(deps),
    custom: customQuizzes(deps),
    quizzes: ownQuizzes(deps),
    quizFiles: quizFiles({ ...deps, files }),
    quizPlay: quizPlay(deps),
    listPublicQuizzes: (asked: InputOf<'listPublicQuizzes'>) => listPublic(deps.db, asked),
    readReview: reviews({ ...deps, own: play.own }).read,
    report: reports(deps),
    stop: () => files.stop(),
  }
}
