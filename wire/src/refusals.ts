import type { BattleRefusal } from '@trivium/rules/modes/battle/events'
import type { CountriesRefusal } from '@trivium/rules/modes/countries/events'
import type { FlagsRefusal } from '@trivium/rules/modes/flags/events'
import type { SoloRefusal } from '@trivium/rules/modes/solo/events'
import { CANNOT_SAVE } from './cannot-save.ts'
import { HTTP_STATUS, type Status } from './status.ts'

/** All expected refusals of the server: the name is stable, the sentence is for people. */
type Entry = {
  readonly status: Status
  readonly message: string
  /** The HTTP status, if it differs from the status word's own. */
  readonly http?: number
}

const game = {
  'match-not-joining': { status: 'ABORTED', message: 'The time to join this match is over.' },
  'match-not-ready': { status: 'ABORTED', message: 'Not both players have joined yet.' },
  'match-not-started': { status: 'ABORTED', message: 'The match has not started yet.' },
  'match-over': { status: 'ABORTED', message: 'This match is over.' },
  'match-not-over': { status: 'ABORTED', message: 'This match is still going on.' },
  'question-not-open': { status: 'ABORTED', message: 'This question has not been asked yet.' },
  'question-closed': { status: 'ABORTED', message: 'This question is closed.' },
  'answered-late': { status: 'ABORTED', message: 'The time for this question was over.' },
  'already-answered': { status: 'ABORTED', message: 'You have answered this question.' },
  'no-such-choice': { status: 'INVALID_ARGUMENT', message: 'The question has no such choice.' },
  'no-rematch-with-bot': { status: 'ABORTED', message: 'Start another practice match from the lobby.' },
  'no-rematch-offer': { status: 'ABORTED', message: 'There is no open rematch offer.' },
  'game-over': { status: 'ABORTED', message: 'This game is over.' },
  'no-such-answer': {
    status: 'INVALID_ARGUMENT',
    message: 'This question is answered in another way: by a choice, or in words.',
  },
  'nothing-due': { status: 'ABORTED', message: 'Nothing to do.' },
} as const satisfies Record<BattleRefusal | SoloRefusal | FlagsRefusal | CountriesRefusal, Entry>

export const REFUSALS = {
  ...game,
  'bad-input': { status: 'INVALID_ARGUMENT', message: 'The request is not as expected.' },
  'body-too-large': { status: 'INVALID_ARGUMENT', message: 'The request is too large.' },
  'body-too-slow': {
    status: 'DEADLINE_EXCEEDED',
    http: 408,
    message: 'The request took too long to arrive. Try again.',
  },
  'compressed-body': {
    status: 'INVALID_ARGUMENT',
    http: 415,
    message: 'Requests are taken uncompressed. Send it again without Content-Encoding.',
  },
  /** details.retryAfter: large requests in progress use all the room for this one. */
  'too-many-uploads': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'Several large files are being sent already. Try again in a moment.',
  },
  'wrong-method': {
    status: 'INVALID_ARGUMENT',
    http: 405,
    message: 'Functions are called with POST, Content-Type: application/json and the body {"data": …}.',
  },
  'not-signed-in': { status: 'UNAUTHENTICATED', message: 'Your session is over. Reload the page to go on.' },
  'not-allowed': { status: 'PERMISSION_DENIED', message: 'You may not do this.' },
  /** details.why: the reason in words; details.until: when it ends, ms since 1970, null for never. */
  banned: { status: 'PERMISSION_DENIED', message: 'This account is banned.' },
  /** details.retryAfter in ms. */
  'new-guests-paused': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'A guest on your network was just kept out, so nobody new can join from it right now.',
  },
  'foreign-origin': { status: 'PERMISSION_DENIED', message: 'The request comes from another site.' },
  'unknown-function': { status: 'NOT_FOUND', message: 'There is no such function.' },
  'unknown-topic': { status: 'NOT_FOUND', message: 'There is nothing to follow here.' },
  'unknown-match': { status: 'NOT_FOUND', message: 'There is no such match.' },
  'not-your-match': { status: 'PERMISSION_DENIED', message: 'You have no seat in this match.' },
  'active-match': { status: 'ABORTED', message: 'You are in a match. Finish it first.' },
  'opponent-busy': { status: 'ABORTED', message: 'Your opponent is in another match.' },
  /** Banned, deleted, or a guest who has logged in to an account. */
  'player-gone': { status: 'ABORTED', message: 'This player does not play any more.' },
  'queue-paused': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'You missed matches; searching is paused for you.',
  },
  'unknown-key': { status: 'NOT_FOUND', message: 'This invitation does not exist or has run out.' },
  'own-invitation': { status: 'ABORTED', message: 'This is your own invitation. Send it to a friend.' },
  'guests-play-casual': {
    status: 'PERMISSION_DENIED',
    message: 'Rated friend matches need two registered players.',
  },
  'already-registered': { status: 'ABORTED', message: 'You have an account already.' },
  'already-logged-in': { status: 'ABORTED', message: 'You are logged in. Log out first to change accounts.' },
  'username-taken': { status: 'ABORTED', message: 'This username is taken.' },
  'username-not-allowed': { status: 'INVALID_ARGUMENT', message: 'This username is not allowed.' },
  'username-changed-lately': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'A username can be changed once in 30 days.',
  },
  'email-taken': {
    status: 'ABORTED',
    message: 'There is an account with this e-mail address. Log in instead.',
  },
  'password-too-common': {
    status: 'INVALID_ARGUMENT',
    message: 'This password is among the commonest. Choose another.',
  },
  'wrong-login': { status: 'PERMISSION_DENIED', message: 'Name or password is wrong.' },
  'wrong-password': { status: 'PERMISSION_DENIED', message: 'This is not your password.' },
  'too-many-tries': { status: 'RESOURCE_EXHAUSTED', message: 'Too many wrong tries.' },
  'reset-link-used': {
    status: 'NOT_FOUND',
    message: 'This link has been used or has run out. Ask for a new one.',
  },
  'confirm-link-used': {
    status: 'NOT_FOUND',
    message: 'This link has been used, has run out, or a newer one was sent.',
  },
  'other-account': {
    status: 'PERMISSION_DENIED',
    message: 'This link is for another account. Log in to that one, then open it again.',
  },
  'email-confirmed': { status: 'ABORTED', message: 'Your address is confirmed already.' },
  /** details.retryAfter in ms. */
  'mailed-lately': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'We have mailed several links to this address. Look among the spam, too.',
  },
  'no-public-address': {
    status: 'UNAVAILABLE',
    message:
      'We can’t mail you a link: this site does not know its own address yet. Ask whoever runs it to set PUBLIC_URL, or for a link.',
  },
  'unknown-session': { status: 'NOT_FOUND', message: 'This session has ended already.' },
  'unknown-player': { status: 'NOT_FOUND', message: 'There is no player of this name.' },
  'unknown-guest': { status: 'NOT_FOUND', message: 'There is no guest of this number.' },
  'own-role': { status: 'ABORTED', message: 'Nobody changes their own role.' },
  'unknown-case': { status: 'NOT_FOUND', message: 'There is no such case.' },
  'case-decided': { status: 'ABORTED', message: 'This case was decided meanwhile. Look at it again.' },
  'unknown-entry': { status: 'NOT_FOUND', message: 'The audit log has no such entry.' },
  'already-undone': { status: 'ABORTED', message: 'This act was taken back already.' },
  'not-undoable': { status: 'ABORTED', message: 'An act of this kind cannot be taken back.' },
  'changed-since': {
    status: 'ABORTED',
    message: 'It was changed again after this act. Take back the later act first, or change it by hand.',
  },
  'unknown-question': { status: 'NOT_FOUND', message: 'There is no such question.' },
  'question-changed': {
    status: 'ABORTED',
    message: 'Somebody has changed this question meanwhile. Reload it to see how it stands.',
  },
  /** details.objections: what is wrong, by field. */
  'question-unsound': { status: 'INVALID_ARGUMENT', message: 'This question cannot be asked like that.' },
  /** details.id: the other question. */
  'question-twin': { status: 'ABORTED', message: 'There is a question with the same words and answer.' },
  'no-open-reports': { status: 'ABORTED', message: 'There are no open reports on this any more.' },
  'import-running': {
    status: 'ABORTED',
    message: 'An import is under way. Wait for its end, or cancel it.',
  },
  'download-running': {
    status: 'ABORTED',
    message: 'Your data are being gathered already. Wait for that file.',
  },
  'unknown-import': { status: 'NOT_FOUND', message: 'There is no such import.' },
  'http-only': { status: 'INVALID_ARGUMENT', message: 'This function is called over HTTP.' },
  'too-few-questions': {
    status: 'ABORTED',
    message: 'There are not so many questions of this kind. Choose more categories, or fewer questions.',
  },
  'unknown-quiz': { status: 'NOT_FOUND', message: 'There is no such quiz.' },
  'too-many-quizzes': { status: 'ABORTED', message: 'You have as many quizzes as one player can have: 50.' },
  'quiz-changed': {
    status: 'ABORTED',
    message: 'This quiz was changed in another tab or on another device meanwhile.',
  },
  'quiz-changed-often': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'This quiz was changed too often today to be played in this version. Try again tomorrow.',
  },
  'too-many-games': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'You have begun as many games today as anybody can. Tomorrow there are more.',
  },
  /** Its maker is banned. */
  'quiz-closed': { status: 'ABORTED', message: 'This quiz is closed for now.' },
  'quiz-empty': { status: 'ABORTED', message: 'This quiz has no questions yet.' },
  'quiz-not-waiting': { status: 'ABORTED', message: 'This quiz does not wait for a review any more.' },
  'quiz-not-public': { status: 'ABORTED', message: 'This quiz is not public any more.' },
  'quiz-edited': {
    status: 'ABORTED',
    message: 'Its maker has changed this quiz meanwhile. Read it again before you decide.',
  },
  'unreadable-file': {
    status: 'INVALID_ARGUMENT',
    message: 'This file is none that quizzes are written in.',
  },
  'quiz-import-running': {
    status: 'ABORTED',
    message: 'Another file of yours is being read. Wait until it is done.',
  },
  'imports-busy': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'Many files are being read right now. Try again in a minute.',
  },
  'file-too-heavy': {
    status: 'INVALID_ARGUMENT',
    message: 'This file takes too long to read. Import it in parts.',
  },
  'no-such-day': { status: 'NOT_FOUND', message: 'There is no daily quiz for this day.' },
  'nothing-missed': { status: 'ABORTED', message: 'Nothing was missed: there is nothing to practise.' },
  'no-questions': { status: 'UNAVAILABLE', message: 'The question bank is empty.' },
  'looks-like-robot': {
    status: 'INVALID_ARGUMENT',
    message: 'A field that people do not see was filled in, as robots do. Send it again.',
  },
  unsolved: { status: 'INVALID_ARGUMENT', message: 'Your browser did not do its sum. Reload the page.' },
  'puzzle-over': { status: 'ABORTED', message: 'That took too long. Send it again.' },
  'puzzle-used': { status: 'ABORTED', message: 'This was sent before. Send it again if you mean to.' },
  'unknown-message': { status: 'NOT_FOUND', message: 'There is no such message.' },
  'message-moved': { status: 'ABORTED', message: 'This message was closed or opened again meanwhile.' },
  'registration-closed': {
    status: 'FAILED_PRECONDITION',
    message: 'Nobody can make an account here at the moment. You can play as a guest.',
  },
  'invitation-needed': {
    status: 'FAILED_PRECONDITION',
    message: 'An account needs an invitation: a link from whoever runs this site.',
  },
  'invitation-unknown': { status: 'NOT_FOUND', message: 'There is no such invitation. Check the link.' },
  'invitation-used-up': { status: 'FAILED_PRECONDITION', message: 'This invitation has been used up.' },
  'invitation-over': { status: 'FAILED_PRECONDITION', message: 'This invitation has run out.' },
  'invitation-revoked': { status: 'FAILED_PRECONDITION', message: 'This invitation was taken back.' },
  'unknown-invitation': { status: 'NOT_FOUND', message: 'There is no such invitation.' },
  'invitation-no-more': { status: 'ABORTED', message: 'This invitation was good no more already.' },
  'too-many-invitations': {
    status: 'FAILED_PRECONDITION',
    message: 'There are 100 open invitations already. Revoke some first.',
  },
  'webhook-address': {
    status: 'INVALID_ARGUMENT',
    message: 'This is no address of a webhook: https:// and what your chat shows.',
  },
  'webhook-not-https': { status: 'INVALID_ARGUMENT', message: 'Only https:// addresses are told anything.' },
  'webhook-private': {
    status: 'INVALID_ARGUMENT',
    message: 'This address leads into a private network. The setting WEBHOOKS_PRIVATE=1 allows that.',
  },
  'unknown-webhook': { status: 'NOT_FOUND', message: 'There is no such webhook.' },
  'too-many-webhooks': { status: 'FAILED_PRECONDITION', message: 'There are ten webhooks already.' },
  'logo-too-large': {
    status: 'INVALID_ARGUMENT',
    message: 'This picture has more than 128 kB. Save it smaller.',
  },
  'logo-not-a-picture': {
    status: 'INVALID_ARGUMENT',
    message: 'This is no picture that can be a logo: it takes a still PNG or WebP.',
  },
  'logo-wrong-size': {
    status: 'INVALID_ARGUMENT',
    message: 'A logo has 32 to 1024 pixels on each side.',
  },
  'too-many-calls': { status: 'RESOURCE_EXHAUSTED', message: 'Too many requests. Wait a moment.' },
  /** details.retryAfter in ms. */
  busy: {
    status: 'RESOURCE_EXHAUSTED',
    message: 'A lot is going on right now. Try again in a moment.',
  },
  /** Nothing can be saved: the disk is full, or the database is unavailable. Acknowledged data is kept. */
  'cannot-save': {
    status: 'UNAVAILABLE',
    message: CANNOT_SAVE,
  },
  'no-new-games': {
    status: 'UNAVAILABLE',
    message: 'We can’t save right now, so no game can start. Your answers so far are safe.',
  },
  'shutting-down': { status: 'UNAVAILABLE', message: 'The server is restarting. Try again in a moment.' },
  /** The database rejects the text because of its content; nothing has changed. */
  'not-storable': {
    status: 'INVALID_ARGUMENT',
    message: "We can't save this text. Write it in another way.",
  },
  'internal-error': { status: 'INTERNAL', message: 'Something went wrong on our side.' },
} as const satisfies Record<string, Entry>

export type Refusal = keyof typeof REFUSALS

/** The HTTP status of a refusal. */
export const httpStatusOf = (name: Refusal): number => {
  const entry: Entry = REFUSALS[name]
  return entry.http ?? HTTP_STATUS[entry.status]
}

/** An expected refusal as a value; `details` has additional data, e.g. `retryAfter` in ms or zod's issues. */
export interface Refused {
  readonly refused: Refusal
  readonly details?: Readonly<Record<string, unknown>>
}

export const refused = (name: Refusal, details?: Refused['details']): Refused =>
  details === undefined ? { refused: name } : { refused: name, details }

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value

/** The error of the callable protocol: `details.reason` is the refusal's name. */
export interface WireError {
  readonly status: Status
  readonly message: string
  readonly details: { readonly reason: Refusal } & Readonly<Record<string, unknown>>
}

export const errorOf = ({ refused: reason, details }: Refused): WireError => ({
  status: REFUSALS[reason].status,
  message: REFUSALS[reason].message,
  details: { ...details, reason },
})
