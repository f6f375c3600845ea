import { currentCategory } from '@trivium/content/questions/categories'
import { showForm } from '@trivium/rules/forms/shown'
import { answerInWords, solutionOf } from '@trivium/rules/forms/solution'
import { review } from '@trivium/rules/modes/solo/review'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { findOwnGame } from '../../games/own-game.ts'
import type { SoloGames } from '../../games/solo/solo-adapter.ts'
import { readBackground } from '../../questions/background.ts'
import { OPEN_REPORT, reportedBy } from '../../questions/reports.ts'
import { reviewedMedia } from '../../questions/reviewed-media.ts'
import type { Report } from '../../webhooks/announcer.ts'
import { readExplanations } from './explanations.ts'

/** The review of a finished game: every question, for its player. */
export const readReview = async (
  { db, games }: { readonly db: Kysely<Schema>; readonly games: SoloGames },
  uid: string,
  id: string,
): Promise<OutputOf<'readSoloReview'> | Refused> => {
  const own = await findOwnGame(games, uid, id)
  if (isRefused(own)) return own
  const rounds = review(own.driver.state)
  if (rounds === null) return refused('match-not-over')
  const ids = rounds.map(({ item }) => item.question)
  const [background, reported, explanations] = await Promise.all([
    readBackground(db, ids),
    reportedBy(db, uid, ids),
    readExplanations(
      db,
      rounds.map(({ item }) => item),
    ),
  ])
  return {
    rounds: rounds.map(({ item, answer, right }) => {
      const known = background.get(item.question)
      const { right: place, accepted, ...solution } = solutionOf(item)
      return {
        question: known === undefined ? null : item.question,
        category: currentCategory(item.category),
        difficulty: known === undefined ? null : item.difficulty,
        prompt: item.prompt,
        media: reviewedMedia(item, known),
        ...showForm(item),
        right: place,
        accepted: accepted ?? '',
        ...solution,
        answer: answer === null ? null : { ...answer, words: answerInWords(item, answer) },
        wasRight: right === true,
        explanation: known?.explanation ?? explanations.get(item) ?? '',
        source: known?.source ?? '',
        shareRight: known?.shareRight ?? null,
        reported: reported.has(item.question),
      }
    }),
  }
}

/** Why the answer of a closed question is right, while the game continues. */
export const readExplanation = async (
  { db, games }: { readonly db: Kysely<Schema>; readonly games: SoloGames },
  uid: string,
  id: string,
  index: number,
): Promise<OutputOf<'readExplanation'> | Refused> => {
  const own = await findOwnGame(games, uid, id)
  if (isRefused(own)) return own
  const round = own.driver.state.rounds[index]
  if (round === undefined || round.right === null) return refused('question-not-closed')
  const { item } = round
  const known = (await readBackground(db, [item.question])).get(item.question)
  if (known === undefined)
    return { explanation: (await readExplanations(db, [item])).get(item) ?? '', shareRight: null }
  const { explanation, shareRight } = known
  return { explanation, shareRight }
}

export interface ReportDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Called for the first open report on a question. */
  readonly reported: (report: Report) => void
}

/** A report on a question of a game in which the player had a seat. */
export const report = async (
  { db, clock, reported }: ReportDependencies,
  uid: string,
  { gameId, question, reason, detail }: InputOf<'reportQuestion'>,
): Promise<Record<string, never> | Refused> => {
  const known = await db
    .selectFrom('questions')
    .innerJoin('game_seats', (join) =>
      join.on('game_seats.game_id', '=', gameId).on('game_seats.uid', '=', uid),
    )
    .select('questions.id')
    .where('questions.id', '=', question)
    .executeTakeFirst()
  if (known === undefined) return refused('unknown-match')
  const waits = await db
    .selectFrom('question_reports')
    .select('uid')
    .where('question_id', '=', question)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  // A new report reopens one that was closed.
  const said = { reason, detail, game_id: gameId, at: clock.now(), ...OPEN_REPORT }
  await db
    .insertInto('question_reports')
    .values({ question_id: question, uid, ...said })
    .onConflict((conflict) => conflict.columns(['question_id', 'uid']).doUpdateSet(said))
    .execute()
  if (waits === undefined) reported({ about: { question }, reason, detail })
  return {}
}
