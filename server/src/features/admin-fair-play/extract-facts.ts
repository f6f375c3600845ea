import type { RatingOf } from '@trivium/rules/fair-play/battle-facts'
import type { GameFacts, MessageFact } from '@trivium/rules/fair-play/facts'
import { unansweredRating } from '@trivium/rules/rating/question-rating'
import type { SeatFacts } from './examiner.ts'
import { EXAMINERS } from './examiners.ts'
import type { SettledGame } from './settled-games.ts'

/** The facts about games that are not in their journals. */
export interface Background {
  /** Measured ratings by question. */
  readonly ratings: ReadonlyMap<string, number>
  readonly messages: (uid: string, game: string) => MessageFact
  /** Whether two players have logged in from the same browser. */
  readonly sameDevice: (one: string, other: string) => boolean
}

/** A player's part in a game. */
export interface PlayerFacts {
  readonly uid: string
  readonly facts: GameFacts
}

/** A journal that is missing or unreadable yields nothing, and its game is not examined again. */
const NOTHING: SeatFacts = { answers: [], battle: null }

const factsBySeat = ({ mode, events }: SettledGame, ratingOf: RatingOf): ((seat: number) => SeatFacts) =>
  events === null ? () => NOTHING : EXAMINERS[mode].facts(events, ratingOf)

/** The facts that a game shows about each of its players. */
export const extractFacts = (
  game: SettledGame,
  { ratings, messages, sameDevice }: Background,
): PlayerFacts[] => {
  const { id, seats, settledAt } = game
  const factsOf = factsBySeat(
    game,
    ({ question, difficulty }) => ratings.get(question) ?? unansweredRating(difficulty).rating,
  )
  return seats.map(({ seat, uid }) => {
    const { answers, battle } = factsOf(seat)
    const other = seats.find((one) => one.seat !== seat)?.uid ?? null
    const met = battle && { ...battle, other, sameDevice: other !== null && sameDevice(uid, other) }
    return { uid, facts: { game: id, at: settledAt, answers, battle: met, messages: messages(uid, id) } }
  })
}
