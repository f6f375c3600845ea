import type { SecretSeed } from '@trivium/rules/daily/secret-seed'
import type { InputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Chance } from '../../chance.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Limits } from '../../functions/limits.ts'
import type { SoloGames } from '../../games/solo/solo-mode.ts'
import type { Drawing } from '../../questions/drawing.ts'
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
  readonly chance: Chance
  readonly games: SoloGames
  readonly drawing: Drawing
  readonly limits: Limits
  readonly log: Logger
  /** A player's measured one-way delay, ms; NaN where there is none. */
  readonly delay: (uid: string) => number
  /** What nobody else can compute: the days of the daily follow from it. */
  readonly daySeed: SecretSeed
  readonly reported: ReportDependencies['reported']
}

export type SoloService = ReturnType<typeof soloService>

/** Playing alone: the daily, Survival, custom quizzes, and quizzes that players make. */
export const soloService = (around: SoloDependencies) => {
  const survival = survivalRuns(around)
  const files = new FileReader(around)
  const play = playing({ ...around, drawNext: survival.drawNext })
  return {
    play,
    survival,
    daily: dailyQuiz(around),
    custom: customQuizzes(around),
    quizzes: ownQuizzes(around),
    quizFiles: quizFiles({ ...around, files }),
    quizPlay: quizPlay(around),
    listPublicQuizzes: (asked: InputOf<'listPublicQuizzes'>) => listPublic(around.db, asked),
    readReview: reviews({ ...around, own: play.own }).read,
    report: reports(around),
    stop: () => files.stop(),
  }
}
