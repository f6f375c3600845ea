import type { RefusalEntry } from './entry.ts'

/** Refusals of what admins and moderators do. */
export const ADMIN = {
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
  'unknown-message': { status: 'NOT_FOUND', message: 'There is no such message.' },
  'message-moved': { status: 'ABORTED', message: 'This message was closed or opened again meanwhile.' },
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
} as const satisfies Record<string, RefusalEntry>
