import type { InputOf } from '@trivium/wire/registry'
import type { Logger } from 'pino'
import { quizFiles } from './files.ts'
import { FileReader } from './importing/file-reader.ts'
import { ownQuizzes } from './own-quizzes.ts'
import { type QuizPlayDependencies, quizPlay } from './play.ts'
import { listPublic } from './public.ts'

export interface QuizzesDependencies extends QuizPlayDependencies {
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
