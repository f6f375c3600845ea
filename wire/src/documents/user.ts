import { z } from 'zod'

const ByRegion = z.record(z.string(), z.number())

/** How a player likes it; kept on the account, so that every device follows. */
export const Settings = z.strictObject({
  sound: z.enum(['on', 'off']),
  motion: z.enum(['system', 'reduced']),
  theme: z.enum(['system', 'light', 'dark']),
  /** Solo play without a clock, where the mode has such a variant. */
  untimed: z.boolean(),
  /** False: left out of every leaderboard. */
  boards: z.boolean(),
})
export type Settings = z.infer<typeof Settings>

/** Games against a player banned for cheating count no more. */
const RatingCorrected = z.strictObject({
  id: z.string(),
  kind: z.literal('rating-corrected'),
  at: z.number(),
  before: z.int(),
  after: z.int(),
  /** How many games. */
  games: z.int(),
})

/** An admin took the player's name away; another may be chosen at once. */
const NameReset = z.strictObject({
  id: z.string(),
  kind: z.literal('name-reset'),
  at: z.number(),
  /** The neutral one that was given instead. */
  username: z.string(),
  reason: z.string(),
})

/** What became of a quiz that the player wanted to be public. */
const QuizReviewed = z.strictObject({
  id: z.string(),
  kind: z.literal('quiz-reviewed'),
  at: z.number(),
  quizId: z.string(),
  title: z.string(),
  outcome: z.enum(['published', 'refused', 'retired']),
  /** Null where none was given. */
  reason: z.string().nullable(),
})

/** What became of a player's report. */
const ReportClosed = z.strictObject({
  id: z.string(),
  kind: z.literal('report-closed'),
  at: z.number(),
  /** The question's prompt, or the place's name. */
  about: z.string(),
  outcome: z.enum(['fixed', 'kept', 'retired']),
  /** A sentence of whoever looked into it. */
  answer: z.string(),
})

/** Something a player has to be told, until they have read it. */
export const Notice = z.discriminatedUnion('kind', [RatingCorrected, NameReset, ReportClosed, QuizReviewed])
export type Notice = z.infer<typeof Notice>
export type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>

/** The user document, with the specification's field names. `createdAt` in ms since 1970. */
export const User = z.strictObject({
  uid: z.string(),
  username: z.string(),
  profilePic: z.string(),
  elo: z.int(),
  isAnonymous: z.boolean(),
  /** What the panel shows follows from it; what one may do, the server decides at each call. */
  role: z.enum(['guest', 'registered', 'moderator', 'admin']),
  settings: Settings,
  /** When the account will be deleted; null: it will not. */
  deletionAt: z.number().nullable(),
  createdAt: z.number(),
  achievements: z.array(z.string()),
  /** Unlocked ones that no device has shown yet, in the order they were unlocked. */
  unshown: z.array(z.string()),
  /** What to tell, oldest first; `closeNotice` takes one away. */
  notices: z.array(Notice),
  wins: z.int(),
  losses: z.int(),
  draws: z.int(),
  /** Rated games so far; under 20 the rating is provisional. */
  ratedGames: z.int(),
  /** The last rated game's change; null before the first. */
  lastEloChange: z.int().nullable(),
  questionsCorrect: z.int(),
  flagQuestionsCorrect: z.int(),
  winStreak: z.int(),
  perfectScores: z.int(),
  scores: z.record(z.string(), z.number()),
  flagQuizScores: ByRegion,
  countryQuizScores: ByRegion,
})
export type User = z.infer<typeof User>
