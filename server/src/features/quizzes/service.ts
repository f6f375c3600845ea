import type { InputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Limits } from '../../functions/limits.ts'
import type { SoloGames } from '../../games/solo/solo-adapter.ts'
import type { Random } from '../../random.ts'
import { quizFiles } from './files.ts'
import { FileReader } from './importing/file-reader.ts'
import { ownQuizzes } from './own-quizzes.ts'
import { quizPlay } from './play.ts'
import { listPublic } from './public.ts'

export interface QuizzesDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly games: SoloGames
  readonly limits: Limits
  readonly log: Logger
}

export type QuizzesService = ReturnType<typeof quizzesService>

/** Player-made quizzes: written, imported and exported, published, played. */
export const quizzesService = (deps: QuizzesDependencies) => {
  const reader = new FileReader(deps)
  return {
    own: ownQuizzes(deps),
    files: quizFiles({ ...deps, files: reader }),
    play: quizPlay(deps),
    listPublic: (asked: InputOf<'listPublicQuizzes'>) => listPublic(deps.db, asked),
    stop: () => reader.stop(),
  }
}
