import type { PlaceOutcome } from '@trivium/rules/places/outcome'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { PlaceQuiz } from '../../database/tables/places.ts'
import { factOf } from '../../games/places/facts.ts'
import { countryNames, flagNames } from '../../games/places/names.ts'
import { OPEN_REPORT } from '../../questions/reports.ts'
import type { Report } from '../../webhooks/announcer.ts'
import { readReported, readShares } from './queries.ts'

export interface ReviewDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Called for the first open report on a place. */
  readonly reported: (report: Report) => void
}

/** A game as its review needs it. */
export interface Reviewed {
  readonly quiz: PlaceQuiz
  readonly items: readonly {
    readonly place: string
    readonly name: string
    readonly image?: string
    readonly accepts?: readonly string[]
  }[]
  /** Null while it is running. */
  readonly outcomes: readonly PlaceOutcome[] | null
}

const NAMES = { flags: flagNames, countries: countryNames } as const

/** The review of a finished game: every place, and the player's reports. */
const read = async (
  db: Kysely<Schema>,
  uid: string,
  { quiz, items, outcomes }: Reviewed,
): Promise<OutputOf<'readPlacesReview'> | Refused> => {
  if (outcomes === null) return refused('match-not-over')
  const places = outcomes.map(({ place }) => place)
  const [shares, reported] = await Promise.all([readShares(db, quiz, places), readReported(db, uid, quiz)])
  const { nameOf } = NAMES[quiz]
  return {
    quiz,
    items: outcomes.flatMap(({ item, place, outcome, tries, wrong, chosen }) => {
      const asked = items[item]
      if (asked === undefined) return []
      return {
        item,
        place,
        name: asked.name,
        image: asked.image ?? null,
        alsoOf: (asked.accepts ?? []).filter((other) => other !== place).map(nameOf),
        outcome,
        tries,
        wrong: [...wrong.map(nameOf), ...(chosen === null ? [] : [chosen])],
        fact: outcome === 'missed' ? factOf(place, chosen) : null,
        shareRight: shares.get(place) ?? null,
        reported: reported.has(place),
      }
    }),
  }
}

const hasOpenReport = async (db: Kysely<Schema>, quiz: PlaceQuiz, place: string): Promise<boolean> => {
  const open = await db
    .selectFrom('place_reports')
    .select('uid')
    .where('quiz', '=', quiz)
    .where('place', '=', place)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}

/** Only places of this game can be reported. */
const report = async (
  { db, clock, reported }: ReviewDependencies,
  uid: string,
  { quiz, items, outcomes }: Reviewed,
  { gameId, place, reason, detail }: InputOf<'reportPlace'>,
): Promise<Record<string, never> | Refused> => {
  if (outcomes === null) return refused('match-not-over')
  if (!items.some((item) => item.place === place)) return refused('no-such-choice')
  const wasOpen = await hasOpenReport(db, quiz, place)
  // A new report reopens one that was closed.
  const said = { reason, detail, game_id: gameId, at: clock.now(), ...OPEN_REPORT }
  await db
    .insertInto('place_reports')
    .values({ quiz, place, uid, ...said })
    .onConflict((conflict) => conflict.columns(['quiz', 'place', 'uid']).doUpdateSet(said))
    .execute()
  if (!wasOpen) reported({ about: { place: NAMES[quiz].nameOf(place) }, reason, detail })
  return {}
}

/** Reviews of finished games, and reports of mistakes about a place. */
export const reviews = (deps: ReviewDependencies) => ({
  read: (uid: string, game: Reviewed) => read(deps.db, uid, game),
  report: (uid: string, game: Reviewed, said: InputOf<'reportPlace'>) => report(deps, uid, game, said),
})
