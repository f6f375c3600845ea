import type { RefusalEntry } from './entry.ts'

/** Refusals of what admins and moderators do. */
export const ADMIN = {
  'unknown-guest': { status: 'NOT_FOUND', message: 'There is no guest with this number.' },
  'own-role': { status: 'ABORTED', message: 'You can’t change your own role.' },
  'unknown-case': { status: 'NOT_FOUND', message: 'Case not found.' },
  'case-decided': {
    status: 'ABORTED',
    message: 'Somebody else has decided this case. Look at it again.',
  },
  'unknown-entry': { status: 'NOT_FOUND', message: 'Audit log entry not found.' },
  'already-undone': { status: 'ABORTED', message: 'This has already been undone.' },
  'not-undoable': { status: 'ABORTED', message: 'This kind of action can’t be undone.' },
  'changed-since': {
    status: 'ABORTED',
    message: 'It was changed again later. Undo the later change first, or change it by hand.',
  },
  'unknown-question': { status: 'NOT_FOUND', message: 'Question not found.' },
  'question-changed': {
    status: 'ABORTED',
    message: 'Somebody else has changed this question. Reload it to see the current text.',
  },
  /** details.objections: what is wrong, by field. */
  'invalid-question': { status: 'INVALID_ARGUMENT', message: 'This question has errors.' },
  /** details.id: the other question. */
  'duplicate-question': {
    status: 'ABORTED',
    message: 'There already is a question with the same text and answer.',
  },
  'no-open-reports': { status: 'ABORTED', message: 'There are no open reports on this now.' },
  'import-running': {
    status: 'ABORTED',
    message: 'An import is running. Wait for it to finish, or cancel it.',
  },
  'download-running': {
    status: 'ABORTED',
    message: 'Your data is already being gathered. Wait for that file.',
  },
  'unknown-import': { status: 'NOT_FOUND', message: 'Import not found.' },
  'unknown-message': { status: 'NOT_FOUND', message: 'Message not found.' },
  'message-moved': {
    status: 'ABORTED',
    message: 'Somebody else has closed or reopened this message.',
  },
  'unknown-invitation': { status: 'NOT_FOUND', message: 'Invitation not found.' },
  'invitation-no-more': {
    status: 'ABORTED',
    message: 'This invitation was already used up, expired or revoked.',
  },
  'too-many-invitations': {
    status: 'FAILED_PRECONDITION',
    message: 'There are already 100 open invitations. Revoke some first.',
  },
  'webhook-address': {
    status: 'INVALID_ARGUMENT',
    message: 'This isn’t a webhook address. Copy it from your chat; it starts with https://.',
  },
  'webhook-not-https': {
    status: 'INVALID_ARGUMENT',
    message: 'Only https:// addresses can receive messages.',
  },
  'webhook-private': {
    status: 'INVALID_ARGUMENT',
    message: 'This address is in a private network. The setting WEBHOOKS_PRIVATE=1 allows that.',
  },
  'unknown-webhook': { status: 'NOT_FOUND', message: 'Webhook not found.' },
  'too-many-webhooks': { status: 'FAILED_PRECONDITION', message: 'There are ten webhooks already.' },
  'unknown-pack': { status: 'NOT_FOUND', message: 'Pack not found.' },
  'bundled-pack': {
    status: 'FAILED_PRECONDITION',
    message: 'The pack that comes with Trivium can be switched off, but not replaced or removed.',
  },
  'too-few-questions-left': {
    status: 'FAILED_PRECONDITION',
    message: 'Too few questions would be left: the daily quiz needs at least 100.',
  },
  /** details.problems: what is wrong, each with its file and line. */
  'invalid-pack': { status: 'INVALID_ARGUMENT', message: 'This pack has errors. Nothing was changed.' },
  'pack-too-large': {
    status: 'INVALID_ARGUMENT',
    http: 413,
    message: 'This file is larger than 20 MB. Make the pack smaller, or split it into several.',
  },
  'logo-too-large': {
    status: 'INVALID_ARGUMENT',
    message: 'This picture is larger than 128 kB. Make it smaller.',
  },
  'logo-not-a-picture': {
    status: 'INVALID_ARGUMENT',
    message: 'A logo has to be a still PNG or WebP.',
  },
  'logo-wrong-size': {
    status: 'INVALID_ARGUMENT',
    message: 'A logo has 32 to 1024 pixels on each side.',
  },
} as const satisfies Record<string, RefusalEntry>
