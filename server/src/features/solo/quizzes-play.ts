import type { SoloItem } from '@trivium/rules/modes/solo/events'
import { randomFrom, shuffled } from '@trivium/rules/random'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import { type Chance, newId } from '../../chance.ts'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { runningGame } from '../../games/one-seat/books.ts'
import { openSolo } from '../../games/solo/opening.ts'
import type { SoloGames } from '../../games/solo/solo-mode.ts'
import { readUser } from '../../users/queries.ts'
import { seated } from '../../users/seated.ts'
import { type QuizRow, readQuizRow } from './quizzes-queries.ts'

export interface QuizPlayDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly chance: Chance
  readonly games: SoloGames
}

/** The questions as one game asks them: the choices of each in the order that follows from the game's seed (G1). */
const itemsOf = ({ id, title, questions }: QuizRow, seed: string): SoloItem[] =>
  questions.map((question, index) => {
    const name = `${id}:${index}`
    const item = { question: name, category: title, difficulty: 2, prompt: question.prompt } as const
    if (question.kind === 'typed') return { ...item, accepted: question.accepted }
    const order = shuffled([...question.choices.keys()], randomFrom(`${seed}:${name}`))
    return {
      ...item,
      choices: order.map((at) => question.choices[at] as string),
      right: order.indexOf(question.right),
    }
  })

/** Player-made quizzes for everybody who has the link. */
export const quizPlay = ({ db, clock, chance, games }: QuizPlayDependencies) => {
  /** Undefined where there is none for this player: a draft is its maker's alone. */
  const readShared = async (uid: string, quizId: string): Promise<QuizRow | undefined> => {
    const row = await readQuizRow(db, quizId)
    return row?.state === 'draft' && row.owner_uid !== uid ? undefined : row
  }

  return {
    async read(uid: string, quizId: string): Promise<OutputOf<'readSharedQuiz'> | Refused> {
      const row = await readShared(uid, quizId)
      const maker = row && (await readUser(db, row.owner_uid))
      if (!row || !maker) return refused('unknown-quiz')
      return {
        title: row.title,
        description: row.description,
        madeBy: maker.username,
        questions: row.questions.length,
        isYours: row.owner_uid === uid,
      }
    },

    async open(
      uid: string,
      { quizId, clock: time }: InputOf<'openQuiz'>,
    ): Promise<OutputOf<'openQuiz'> | Refused> {
      const row = await readShared(uid, quizId)
      if (row === undefined) return refused('unknown-quiz')
      const once = { kind: 'custom', quiz: quizId } as const
      const running = await runningGame(db, uid, 'solo', once)
      if (running !== null) return { gameId: running }
      if (row.questions.length === 0) return refused('quiz-empty')
      const player = await seated(db, uid)
      if (player === null) return refused('not-signed-in')
      const seed = newId(chance, 22)
      const opening = {
        id: newId(chance),
        player,
        config: { kind: 'custom', clock: time, ends: 'all' },
        summary: { ...once, origin: 'solo', counts: false },
        once,
        seed,
        items: itemsOf(row, seed),
        at: clock.now(),
      } as const
      const gameId = await openSolo({ db, games }, opening)
      return gameId === null ? refused('not-signed-in') : { gameId }
    },
  }
}
