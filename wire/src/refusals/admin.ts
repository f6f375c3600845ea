import type { RefusalEntry } from './entry.ts'

/** Refusals of what admins and moderators do. */
export const ADMIN = {
  'unknown-guest': { status: 'NOT_FOUND', message: 'There is no guest with this number.' },
  'own-role': { status: 'ABORTED', message: 'You can’t change your own role.' },
  'unknown-case': { status: 'NOT_FOUND', message: 'There is no such case.' },
  'case-decided': {
    status: 'ABORTED',
    message: 'This case has been decided in the meantime. Look at it again.',
  },
  'unknown-entry': { status: 'NOT_FOUND', message: 'The audit log has no such entry.' },
  'already-undone': { status: 'ABORTED', message: 'This has already been undone.' },
  'not-undoable': { status: 'ABORTED', message: 'This kind of action can’t be undone.' },
  'changed-since': {
    status: 'ABORTED',
    message: 'It was changed again later. Undo the later change first, or change it by hand.',
  },
  'unknown-question': { status: 'NOT_FOUND', message: 'There is no such question.' },
  'question-changed': {
    status: 'ABORTED',
    message: 'Somebody else has changed this question. Reload it to see the current text.',
  },
  /** details.objections: what is wrong, by field. */
  'question-unsound': { status: 'INVALID_ARGUMENT', message: 'This question has mistakes.' },
  /** details.id: the other question. */
  'question-twin': { status: 'ABORTED', message: 'There is a question with the same words and answer.' },
  'no-open-reports': { status: 'ABORTED', message: 'There are no open reports on this now.' },
  'import-running': {
    status: 'ABORTED',
    message: 'An import is running. Wait for it to finish, or cancel it.',
  },
  'download-running': {
    status: 'ABORTED',
    message: 'Your data is already being gathered. Wait for that file.',
  },
  'unknown-import': { status: 'NOT_FOUND', message: 'There is no such import.' },
  'unknown-message': { status: 'NOT_FOUND', message: 'There is no such message.' },
  'message-moved': {
    status: 'ABORTED',
    message: 'This message has been closed or reopened in the meantime.',
  },
  'unknown-invitation': { status: 'NOT_FOUND', message: 'There is no such invitation.' },
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
    message: 'This address leads into a private network. The setting WEBHOOKS_PRIVATE=1 allows that.',
  },
  'unknown-webhook': { status: 'NOT_FOUND', message: 'There is no such webhook.' },
  'too-many-webhooks': { status: 'FAILED_PRECONDITION', message: 'There are ten webhooks already.' },
  'unknown-pack': { status: 'NOT_FOUND', message: 'There is no such pack.' },
  'bundled-pack': {
    status: 'FAILED_PRECONDITION',
    message: 'The pack that comes with Trivium can be switched off, but not replaced or removed.',
  },
  'too-few-questions-left': {
    status: 'FAILED_PRECONDITION',
    message: 'Too few questions would be left: the daily quiz needs at least 100.',
  },
  /** details.problems: what is wrong, each with its file and line. */
  'pack-unsound': { status: 'INVALID_ARGUMENT', message: 'This pack has mistakes. Nothing was changed.' },
  'pack-too-large': {
    status: 'INVALID_ARGUMENT',
    http: 413,
    message: 'This file is larger than 20 MB. A pack may be smaller, or several packs.',
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
