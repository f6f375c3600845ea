import type { RefusalEntry } from './entry.ts'

/** Refusals of accounts and registration. */
export const ACCOUNTS = {
  'already-registered': { status: 'ABORTED', message: 'You already have an account.' },
  'already-logged-in': { status: 'ABORTED', message: 'You are logged in. Log out first to change accounts.' },
  'username-taken': { status: 'ABORTED', message: 'This username is taken.' },
  'username-not-allowed': { status: 'INVALID_ARGUMENT', message: 'This username is not allowed.' },
  'nickname-not-allowed': { status: 'INVALID_ARGUMENT', message: 'This nickname is not allowed.' },
  'nickname-taken': { status: 'ABORTED', message: 'This is a player’s username. Choose another nickname.' },
  'username-changed-lately': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'You can change your username once every 30 days.',
  },
  'email-taken': {
    status: 'ABORTED',
    message: 'There is an account with this email address. Log in instead.',
  },
  'password-too-common': {
    status: 'INVALID_ARGUMENT',
    message: 'This password is too common. Choose another.',
  },
  'wrong-login': { status: 'PERMISSION_DENIED', message: 'Wrong username, email or password.' },
  'wrong-password': { status: 'PERMISSION_DENIED', message: 'That’s not your password.' },
  'too-many-tries': { status: 'RESOURCE_EXHAUSTED', message: 'Too many wrong attempts.' },
  'reset-link-used': {
    status: 'NOT_FOUND',
    message: 'This link has expired or was used. Ask for a new one.',
  },
  'confirm-link-used': {
    status: 'NOT_FOUND',
    message: 'This link has expired, was used, or a newer one was sent.',
  },
  'other-account': {
    status: 'PERMISSION_DENIED',
    message: 'This link is for another account. Log in to that one, then open it again.',
  },
  'email-confirmed': { status: 'ABORTED', message: 'Your address is already confirmed.' },
  /** details.retryAfter in ms. */
  'mailed-lately': {
    status: 'RESOURCE_EXHAUSTED',
    message: 'We’ve sent several links to this address. Check the spam folder, too.',
  },
  'no-public-address': {
    status: 'UNAVAILABLE',
    message:
      'We can’t send you a link: this site doesn’t know its own address yet. Ask whoever runs it to set PUBLIC_URL, or for a link.',
  },
  'unknown-session': { status: 'NOT_FOUND', message: 'This session has already ended.' },
  'unknown-player': { status: 'NOT_FOUND', message: 'There is no player with this name.' },
  'registration-closed': {
    status: 'FAILED_PRECONDITION',
    message: 'This site isn’t taking new accounts at the moment. You can play as a guest.',
  },
  'invitation-needed': {
    status: 'FAILED_PRECONDITION',
    message: 'An account needs an invitation: a link from whoever runs this site.',
  },
  'invitation-unknown': { status: 'NOT_FOUND', message: 'Invitation not found. Check the link.' },
  'invitation-used-up': { status: 'FAILED_PRECONDITION', message: 'This invitation has no accounts left.' },
  'invitation-over': { status: 'FAILED_PRECONDITION', message: 'This invitation has expired.' },
  'invitation-revoked': { status: 'FAILED_PRECONDITION', message: 'This invitation was revoked.' },
} as const satisfies Record<string, RefusalEntry>
