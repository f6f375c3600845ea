import { z } from 'zod'
import { MatchId } from '../ids.ts'
import { Region } from '../place-fields.ts'
import { shownFields, solutionFields } from './form.ts'
import { ChosenPacks } from './pack.ts'
import { PARTY_LIMITS } from './party-limits.ts'
import { ReviewedMedia } from './question-media.ts'

const line = (longest: number) => z.string().trim().min(1).max(longest)
const lineOrNothing = (longest: number) => z.string().trim().max(longest)
const Count = z.int().min(1).max(PARTY_LIMITS.drawn)

/** How a party is played. */
export const PartyOptions = z.strictObject({
  title: line(PARTY_LIMITS.title),
  /** Seconds for an answer. */
  seconds: z.int().min(PARTY_LIMITS.seconds.least).max(PARTY_LIMITS.seconds.most),
  pace: z.enum(['auto', 'host']),
  /** Whether a wrong answer costs points. */
  penalty: z.boolean(),
  /** null: everybody plays alone. `choose`: players choose their team in the lobby; `dealt`: the start deals them. */
  teams: z
    .strictObject({
      forming: z.enum(['choose', 'dealt']),
      names: z.array(line(PARTY_LIMITS.name)).min(2).max(PARTY_LIMITS.teams),
    })
    .nullable(),
  standings: z.enum(['question', 'round']),
  /** A host who holds no seat sees the right answers before they are revealed. */
  hostSeesAnswers: z.boolean(),
})
export type PartyOptions = z.infer<typeof PartyOptions>

const ofPlaces = { region: Region, count: Count, answers: z.enum(['choices', 'typed']) } as const

/** Where the questions of a round come from. Empty lists: all of them. */
export const PartySource = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bank'),
    categories: z.array(z.string().max(40)).max(50),
    packs: ChosenPacks,
    difficulties: z.array(z.int().min(1).max(3)).max(3),
    count: Count,
    /** `typed`: only questions that work without choices. Absent: four choices. */
    answers: z.enum(['choices', 'typed']).optional(),
  }),
  /** A player-made quiz, the caller's own or one with a link, in its order. `count`: its first ones; null: all. */
  z.strictObject({
    kind: z.literal('quiz'),
    quizId: MatchId,
    count: z.int().min(1).max(PARTY_LIMITS.questions).nullable(),
  }),
  z.strictObject({ kind: z.literal('flags'), ...ofPlaces }),
  /** Countries to recognise on a map. */
  z.strictObject({ kind: z.literal('countries'), ...ofPlaces }),
])
export type PartySource = z.infer<typeof PartySource>

export const PlannedRound = z.strictObject({
  /** May be empty: then it is called by its number. */
  title: lineOrNothing(PARTY_LIMITS.roundTitle),
  /** A line about it, shown before its first question. */
  intro: lineOrNothing(PARTY_LIMITS.intro),
  source: PartySource,
  /** `plain`: every right answer earns the same; `speed`: a later one earns less. */
  scoring: z.enum(['plain', 'speed']),
  /** What its questions count: nothing, once, or twice. */
  weight: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** The break after it, unless it is the last. */
  breakMinutes: z.int().min(0).max(PARTY_LIMITS.breakMinutes),
})
export type PlannedRound = z.infer<typeof PlannedRound>

/** A party before it is opened. */
export const PartyPlan = z.strictObject({
  options: PartyOptions,
  rounds: z.array(PlannedRound).min(1).max(PARTY_LIMITS.rounds),
  /** Whether those who share first place are asked one more question. */
  tieBreak: z.boolean(),
})
export type PartyPlan = z.infer<typeof PartyPlan>

/** A question on paper, with its answer. */
const PrintedQuestion = z.strictObject({
  prompt: z.string(),
  category: z.string(),
  media: ReviewedMedia,
  ...shownFields,
  ...solutionFields,
  explanation: z.string(),
})
export type PrintedQuestion = z.infer<typeof PrintedQuestion>

/** The questions of a plan on paper; only its owner gets them. */
export const PartySheets = z.strictObject({
  title: z.string(),
  drawnAt: z.number(),
  rounds: z.array(
    z.strictObject({
      ...PlannedRound.pick({ title: true, intro: true, scoring: true, weight: true }).shape,
      questions: z.array(PrintedQuestion),
    }),
  ),
  tieBreak: PrintedQuestion.nullable(),
})
export type PartySheets = z.infer<typeof PartySheets>
