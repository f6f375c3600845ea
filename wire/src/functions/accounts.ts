import { HOUR, MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import * as mini from 'zod/mini'
import {
  Email,
  EmailChangeForm,
  LoginName,
  NewPassword,
  NicknameForm,
  Password,
  PasswordChangeForm,
  PasswordForm,
  PROFILE_PICTURES,
  RegisterForm,
  Username,
  UsernameForm,
} from '../account-fields.ts'
import { defineFunction } from '../define-function.ts'
import { GuestProgress, PlayerSession } from '../documents/account.ts'
import { Settings } from '../documents/user.ts'
import { GUEST_COLOURS } from '../guest-colours.ts'
import { INVITATION_STATES, REGISTRATION_MODES } from '../site/registration.ts'

const Nothing = z.strictObject({})
const GuestLook = z.strictObject({ nickname: z.string(), colour: z.enum(GUEST_COLOURS) })
/*
 * Every limit has two parts: by player, and by address, because one person could create many guests. A school
 * shares one address.
 */
const nowAndThen = { limit: { calls: 30, per: MINUTE }, addressLimit: { calls: 240, per: MINUTE } } as const
const often = { limit: { calls: 60, per: MINUTE }, addressLimit: { calls: 600, per: MINUTE } } as const
/** For calls that cost a password check or could be used for guessing. */
const guarded = { limit: { calls: 10, per: MINUTE }, addressLimit: { calls: 60, per: MINUTE } } as const

/** With the code of an invitation, if the player opened its link. */
const Registration = mini.extend(RegisterForm, {
  invitation: mini.optional(mini.string().check(mini.maxLength(64))),
})

export const accounts = {
  /**
   * Whether the caller is an admin. Decides only what the page shows; every admin function checks the role itself.
   */
  isAdmin: defineFunction({
    access: 'player',
    ...often,
    input: z.unknown(),
    output: z.strictObject({ isAdmin: z.boolean() }),
  }),

  /** Whether a username is available; otherwise `why` and `suggestions`. Called while typing. */
  checkUsername: defineFunction({
    access: 'player',
    limit: { calls: 60, per: MINUTE },
    addressLimit: { calls: 240, per: MINUTE },
    input: UsernameForm,
    output: z.strictObject({
      isFree: z.boolean(),
      why: z.enum(['username-taken', 'username-not-allowed']).nullable(),
      suggestions: z.array(z.string()),
    }),
  }),

  /**
   * Turns the calling guest into a registered player: same uid, everything is kept. Refusals: already-registered,
   * username-taken (details.suggestions), username-not-allowed, email-taken, password-too-common.
   */
  register: defineFunction({
    access: 'player',
    limit: { calls: 10, per: MINUTE },
    // Three classes register in the same hour, each class all at once.
    addressLimit: { calls: 120, per: HOUR },
    input: Registration,
    output: z.strictObject({ username: z.string() }),
  }),

  /**
   * Logs the browser in to an account, by username or email. A guest with progress is asked first: without
   * `guest` the result is 'asks' and nothing changes. Refusals: wrong-login, too-many-tries,
   * already-logged-in.
   */
  logIn: defineFunction({
    access: 'player',
    limit: { calls: 10, per: MINUTE },
    // A class logs in at the same time, and each pupil makes two typing errors.
    addressLimit: { calls: 120, per: MINUTE },
    input: z.strictObject({
      name: LoginName,
      password: Password,
      guest: z.enum(['merge', 'discard']).optional(),
    }),
    output: z.discriminatedUnion('status', [
      z.strictObject({ status: z.literal('in'), username: z.string() }),
      z.strictObject({ status: z.literal('asks'), username: z.string(), guest: GuestProgress }),
    ]),
  }),

  /** Logs this browser out. Ends this session; banned players may call it too. */
  logOut: defineFunction({
    access: 'anyone',
    ...nowAndThen,
    input: Nothing,
    output: Nothing,
  }),
  /** Logs the player out on every device. Ends every session of the player, including this one. */
  logOutEverywhere: defineFunction({ access: 'registered', ...nowAndThen, input: Nothing, output: Nothing }),
  /** Where the player is logged in: every session, with the calling one marked. */
  readSessions: defineFunction({
    access: 'registered',
    ...nowAndThen,
    input: Nothing,
    output: z.strictObject({ sessions: z.array(PlayerSession) }),
  }),
  /** Ends one of the player's other sessions. Refusal: unknown-session. */
  endSession: defineFunction({
    access: 'registered',
    ...nowAndThen,
    input: z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    output: Nothing,
  }),

  /**
   * Mails a link that sets a new password. The response, and the time until it, are the same whether or not
   * the address is known. Refusal: no-public-address.
   */
  requestPasswordReset: defineFunction({
    access: 'player',
    limit: { calls: 5, per: 10 * MINUTE },
    addressLimit: { calls: 30, per: HOUR },
    input: z.strictObject({ email: Email }),
    output: Nothing,
  }),
  /**
   * Sets a new password by a mailed link. Ends all other sessions of the account. Refusals: reset-link-used,
   * password-too-common.
   */
  resetPassword: defineFunction({
    access: 'player',
    ...guarded,
    input: z.strictObject({ token: z.string().regex(/^[\w-]{1,128}$/), password: NewPassword }),
    output: z.strictObject({ username: z.string() }),
  }),

  /** The private fields of the caller's account. */
  readAccount: defineFunction({
    access: 'registered',
    ...nowAndThen,
    input: Nothing,
    output: z.strictObject({
      email: z.string(),
      /** Whether it was confirmed by a mailed link. No other account can use a confirmed address. */
      emailConfirmed: z.boolean(),
      /** The address that replaces it once confirmed; null: none. */
      pendingEmail: z.string().nullable(),
      /** Whether this site's mails arrive automatically; false: the operator has to forward them. */
      mailArrives: z.boolean(),
      /** When the username may be changed again; null: now. */
      usernameFrom: z.number().nullable(),
      /** When the account will be deleted; null: never. */
      deletionAt: z.number().nullable(),
    }),
  }),
  /**
   * Changes the username. Once in 30 days. Refusals: username-changed-lately (details.retryAfter), username-taken,
   * username-not-allowed.
   */
  changeUsername: defineFunction({
    access: 'registered',
    ...guarded,
    input: UsernameForm,
    output: z.strictObject({ username: z.string() }),
  }),
  /**
   * Changes the email address. Mails a link to the new address. A confirmed address stays until that link is opened,
   * and is notified then. Refusals: wrong-password, too-many-tries, email-taken, mailed-lately
   * (details.retryAfter), no-public-address.
   */
  changeEmail: defineFunction({
    access: 'registered',
    // This reveals which addresses have an account, as registering does.
    limit: { calls: 10, per: HOUR },
    addressLimit: { calls: 60, per: HOUR },
    input: EmailChangeForm,
    output: Nothing,
  }),
  /**
   * Mails the confirmation link again. Refusals: email-confirmed, email-taken, mailed-lately
   * (details.retryAfter), no-public-address.
   */
  sendEmailLink: defineFunction({
    access: 'registered',
    limit: { calls: 5, per: 10 * MINUTE },
    addressLimit: { calls: 60, per: HOUR },
    input: Nothing,
    output: Nothing,
  }),
  /**
   * Confirms an email address by a mailed link. Requires a session of the account the link was sent for. Refusals:
   * confirm-link-used, other-account, email-taken.
   */
  confirmEmail: defineFunction({
    access: 'player',
    ...guarded,
    input: z.strictObject({ token: z.string().regex(/^[\w-]{1,128}$/) }),
    output: z.strictObject({ email: z.string() }),
  }),
  /**
   * Changes the password. Ends all other sessions. Refusals: wrong-password, too-many-tries, password-too-common.
   */
  changePassword: defineFunction({
    access: 'registered',
    ...guarded,
    input: PasswordChangeForm,
    output: Nothing,
  }),
  /** Sets the profile picture to one of those available to everybody. */
  choosePicture: defineFunction({
    access: 'player',
    ...nowAndThen,
    input: z.strictObject({ profilePic: z.enum(PROFILE_PICTURES) }),
    output: Nothing,
  }),
  /** Gives the calling guest another random nickname, with the colour that goes with it. Refusal: already-registered. */
  drawNickname: defineFunction({
    access: 'player',
    ...nowAndThen,
    input: Nothing,
    output: GuestLook,
  }),
  /**
   * Sets the calling guest's nickname and colour. Refusals: nickname-not-allowed, nickname-taken, already-registered.
   */
  chooseNickname: defineFunction({
    access: 'player',
    ...guarded,
    input: mini.extend(NicknameForm, { colour: mini.enum(GUEST_COLOURS) }),
    output: GuestLook,
  }),
  /** Changes the given settings. */
  saveSettings: defineFunction({
    access: 'player',
    ...often,
    input: Settings.partial(),
    output: Nothing,
  }),

  /**
   * Schedules the deletion of the account. It is deleted after a week; until then this can be cancelled.
   * Refusals: wrong-password, too-many-tries.
   */
  deleteAccount: defineFunction({
    access: 'registered',
    ...guarded,
    input: PasswordForm,
    output: z.strictObject({ deletionAt: z.number() }),
  }),
  /** Cancels the deletion of the account. If none is scheduled, nothing happens. */
  keepAccount: defineFunction({ access: 'registered', ...nowAndThen, input: Nothing, output: Nothing }),

  /**
   * The public fields of a registered player. A former username also finds the player. Refusal:
   * unknown-player.
   */
  readPlayer: defineFunction({
    access: 'anyone',
    limit: { calls: 120, per: MINUTE },
    addressLimit: { calls: 600, per: MINUTE },
    input: z.strictObject({ username: Username }),
    output: z.strictObject({
      /** The current username, as the player capitalises it. */
      username: z.string(),
      profilePic: z.string(),
      elo: z.int(),
      ratedGames: z.int(),
      createdAt: z.number(),
      wins: z.int(),
      losses: z.int(),
      draws: z.int(),
      winStreak: z.int(),
      bestWinStreak: z.int(),
      perfectScores: z.int(),
      questionsCorrect: z.int(),
      flagQuestionsCorrect: z.int(),
      scores: z.record(z.string(), z.number()),
      flagQuizScores: z.record(z.string(), z.number()),
      countryQuizScores: z.record(z.string(), z.number()),
    }),
  }),
  /** Whether registration is open, and the state of the invitation in the link (null without one). */
  readRegistration: defineFunction({
    access: 'anyone',
    limit: { calls: 60, per: 60_000 },
    addressLimit: { calls: 600, per: 60_000 },
    input: z.strictObject({ invitation: z.string().max(64).nullable() }),
    output: z.strictObject({
      mode: z.enum(REGISTRATION_MODES),
      invitation: z.enum(INVITATION_STATES).nullable(),
    }),
  }),
}
