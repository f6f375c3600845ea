import { z } from 'zod'
import { GUEST_COLOURS } from '../guest-colours.ts'

const ByRegion = z.record(z.string(), z.number())

/** A player's settings; stored on the account, so they apply on every device. */
export const Settings = z.strictObject({
  sound: z.enum(['on', 'off']),
  /** Vibration of phones. */
  haptics: z.enum(['on', 'off']),
  motion: z.enum(['system', 'reduced']),
  theme: z.enum(['system', 'light', 'dark']),
  /** Solo play without a clock, if the mode has such a variant. */
  untimed: z.boolean(),
  /** `words`: questions with pictures and sounds are asked in words, in matches of both players. */
  media: z.enum(['shown', 'words']),
  /** False: the player is excluded from every leaderboard. */
  boards: z.boolean(),
})
export type Settings = z.infer<typeof Settings>

/** Games against a player banned for cheating no longer count. */
const RatingCorrected = z.strictObject({
  id: z.string(),
  kind: z.literal('rating-corrected'),
  at: z.number(),
  before: z.int(),
  after: z.int(),
  /** The number of games. */
  games: z.int(),
})

/** An admin removed the player's name; the player may choose another at once. */
const NameReset = z.strictObject({
  id: z.string(),
  kind: z.literal('name-reset'),
  at: z.number(),
  /** The neutral name given instead. */
  username: z.string(),
  reason: z.string(),
})

/** The decision on a quiz that the player submitted for publication. */
const QuizReviewed = z.strictObject({
  id: z.string(),
  kind: z.literal('quiz-reviewed'),
  at: z.number(),
  quizId: z.string(),
  title: z.string(),
  outcome: z.enum(['published', 'refused', 'retired']),
  /** Null if none was given. */
  reason: z.string().nullable(),
})

/** The outcome of a player's report. */
const ReportClosed = z.strictObject({
  id: z.string(),
  kind: z.literal('report-closed'),
  at: z.number(),
  /** The question's prompt, or the place's name. */
  about: z.string(),
  outcome: z.enum(['fixed', 'kept', 'retired']),
  /** A sentence from the admin who handled it. */
  answer: z.string(),
})

/** Another player invites this one to a match. */
const Challenged = z.strictObject({
  id: z.string(),
  kind: z.literal('challenge'),
  at: z.number(),
  /** Who invites. */
  username: z.string(),
  key: z.string(),
  rated: z.boolean(),
  /** The end of the invitation; the notice is not shown after it. */
  expiresAt: z.number(),
})

/** A notice to a player, kept until read. */
export const Notice = z.discriminatedUnion('kind', [
  RatingCorrected,
  NameReset,
  ReportClosed,
  QuizReviewed,
  Challenged,
])
export type Notice = z.infer<typeof Notice>
export type NoticeOf<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>

/** The user document, with the specification's field names. `createdAt` in ms since 1970. */
export const User = z.strictObject({
  uid: z.string(),
  username: z.string(),
  profilePic: z.string(),
  /** A guest's nickname and the colour of their default picture; null with an account. */
  nickname: z.string().nullable(),
  colour: z.enum(GUEST_COLOURS).nullable(),
  elo: z.int(),
  isAnonymous: z.boolean(),
  /** Decides what the admin panel shows; the server checks permissions at each call. */
  role: z.enum(['guest', 'registered', 'moderator', 'admin']),
  settings: Settings,
  /** When the account will be deleted; null: never. */
  deletionAt: z.number().nullable(),
  createdAt: z.number(),
  achievements: z.array(z.string()),
  /** Unlocked achievements that no device has shown yet, in the order of unlocking. */
  unshown: z.array(z.string()),
  /** Notices, oldest first; `closeNotice` removes one. */
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
