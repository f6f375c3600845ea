import type { RefusalEntry } from './entry.ts'

/** Refusals of accounts and registration. */
export const ACCOUNTS = {
  'already-registered': { status: 'ABORTED', message: 'You have an account already.' },
  'already-logged-in': { status: 'ABORTED', message: 'You are logged in. Log out first to change accounts.' },
  'username-taken': { status: 'ABORTED', message: 'This username is taken.' },
  'username-not-allowed': { status: 'INVALID_ARGUMENT', message: 'This username is not allowed.' },
  'nickname-not-allowed': { status: 'INVALID_ARGUMENT', message: 'This nickname is not allowed.' },
  'nickname-taken': { status: 'ABORTED', message: 'This is a player’s username. Choose another nickname.' },
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
  'wrong-login': { status: 'PERMISSION_DENIED', message: 'Wrong username or password.' },
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
} as const satisfies Record<string, RefusalEntry>
