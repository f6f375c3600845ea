import { battleAnswerFacts, battleFact, type RatingOf } from '@trivium/rules/fair-play/battle-facts'
import type { BattleFact, GameFacts, MessageFact } from '@trivium/rules/fair-play/facts'
import { soloAnswerFacts } from '@trivium/rules/fair-play/solo-facts'
import { replay } from '@trivium/rules/game/decider'
import { battle } from '@trivium/rules/modes/battle'
import { solo } from '@trivium/rules/modes/solo'
import { unansweredRating } from '@trivium/rules/rating/question-rating'
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

type Played = Pick<GameFacts, 'answers'> & {
  readonly battle: Omit<BattleFact, 'other' | 'sameDevice'> | null
}

/** A journal that is missing or unreadable yields nothing, and its game is not examined again. */
const NOTHING: Played = { answers: [], battle: null }

const playedBy = (game: SettledGame, ratingOf: RatingOf): ((seat: number) => Played) => {
  if (game.events === null) return () => NOTHING
  if (game.mode === 'solo') {
    const state = replay(solo.evolve, game.events)
    return () => ({ answers: soloAnswerFacts(state, ratingOf), battle: null })
  }
  const state = replay(battle.evolve, game.events)
  return (seat) => {
    const own = seat === 0 ? 0 : 1
    return { answers: battleAnswerFacts(state, own, ratingOf), battle: battleFact(state, own) }
  }
}

/** The facts that a game shows about each of its players. */
export const extractFacts = (
  game: SettledGame,
  { ratings, messages, sameDevice }: Background,
): PlayerFacts[] => {
  const { id, seats, settledAt } = game
  const played = playedBy(
    game,
    ({ question, difficulty }) => ratings.get(question) ?? unansweredRating(difficulty).rating,
  )
  return seats.map(({ seat, uid }) => {
    const { answers, battle } = played(seat)
    const other = seats.find((one) => one.seat !== seat)?.uid ?? null
    const met = battle && { ...battle, other, sameDevice: other !== null && sameDevice(uid, other) }
    return { uid, facts: { game: id, at: settledAt, answers, battle: met, messages: messages(uid, id) } }
  })
}
