import { currentCategory } from '@trivium/content/questions/categories'
import { review } from '@trivium/rules/modes/battle/review'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Battles } from '../../games/battle/battle-adapter.ts'
import { findOwnGame } from '../../games/own-game.ts'
import { readBackground } from '../../questions/background.ts'
import { reportedBy } from '../../questions/reports.ts'
import { reviewedMedia } from '../../questions/reviewed-media.ts'

interface Deps {
  readonly db: Kysely<Schema>
  readonly games: Battles
}

/** The review of a finished match: every question, for its players. */
export const readReview = async (
  { db, games }: Deps,
  uid: string,
  id: string,
): Promise<OutputOf<'readReview'> | Refused> => {
  const own = await findOwnGame(games, uid, id)
  if (isRefused(own)) return own
  const rounds = review(own.driver.state)
  if (rounds === null) return refused('match-not-over')
  const ids = rounds.map(({ question }) => question)
  const [background, reported] = await Promise.all([readBackground(db, ids), reportedBy(db, uid, ids)])
  return {
    rounds: rounds.map((round) => {
      const { question, category, difficulty, prompt, choices, right, answers, allowance } = round
      const known = background.get(question)
      return {
        question,
        category: currentCategory(category),
        difficulty,
        prompt,
        media: reviewedMedia(round, known),
        choices: [...choices],
        right,
        answers: [answers[0], answers[1]],
        allowance: [allowance[0], allowance[1]],
        explanation: known?.explanation ?? '',
        source: known?.source ?? '',
        shareRight: known?.shareRight ?? null,
        reported: reported.has(question),
      }
    }),
  }
}
