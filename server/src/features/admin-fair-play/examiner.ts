import type { RatingOf } from '@trivium/rules/fair-play/battle-facts'
import type { BattleFact, GameFacts } from '@trivium/rules/fair-play/facts'
import { type Decider, replay } from '@trivium/rules/game/decider'
import type { OutputOf } from '@trivium/wire/registry'
import type { StoredEvent } from '../../database/tables/games.ts'

/** A game's events in order, questions included. */
export type Journal = readonly StoredEvent[]

/** What a game shows about one of its players. `battle` is null for a game with one seat. */
export type SeatFacts = Pick<GameFacts, 'answers'> & {
  readonly battle: Omit<BattleFact, 'other' | 'sameDevice'> | null
}

/** A question as an admin sees it, with the player's answer. */
export type AnsweredQuestion = OutputOf<'readCaseGame'>['questions'][number]

/** How fair play reads the games of one engine. */
export interface Examiner {
  /** Reasons for which a game ends without being played, so that there is nothing to examine. */
  readonly unplayed: readonly string[]
  /** The ids of the questions in a journal, which may be unreadable otherwise. */
  readonly questionIds: (journal: Journal) => string[]
  /** Replays a journal; returns the facts about the player in each seat. */
  readonly facts: (journal: Journal, ratingOf: RatingOf) => (seat: number) => SeatFacts
  /** Every question that the player in a seat was asked. */
  readonly questions: (journal: Journal, seat: number) => AnsweredQuestion[]
}

/** An examiner in the types of its engine. */
interface EngineExaminer<State, Event> {
  readonly rules: Pick<Decider<State, never, Event, unknown, never>, 'evolve'>
  readonly unplayed: readonly string[]
  readonly questionIds: (event: Event) => readonly string[]
  readonly facts: (state: State, seat: number, ratingOf: RatingOf) => SeatFacts
  readonly questions: (state: State, seat: number) => AnsweredQuestion[]
}

export const examinerOf = <State, Event extends StoredEvent>(
  engine: EngineExaminer<State, Event>,
): Examiner => {
  // The game's engine is known from its row, and with it the type of its events.
  const eventsOf = (journal: Journal) => journal as readonly Event[]
  const stateOf = (journal: Journal) => replay(engine.rules.evolve, eventsOf(journal))
  return {
    unplayed: engine.unplayed,
    questionIds: (journal) => eventsOf(journal).flatMap(engine.questionIds),
    facts: (journal, ratingOf) => {
      const state = stateOf(journal)
      return (seat) => engine.facts(state, seat, ratingOf)
    },
    questions: (journal, seat) => engine.questions(stateOf(journal), seat),
  }
}
