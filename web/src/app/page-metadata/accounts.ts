import { SITE_NAME } from '../../site/identity.ts'
import type { PageMetadata } from './metadata.ts'

/** Account pages by path; players reach them through links, not search engines. */
export const ACCOUNT_PAGES: Readonly<Record<string, PageMetadata>> = {
  '/register': {
    name: 'Create your account',
    description: 'Keep your rating, your record and your history, and log in anywhere.',
    module: 'app/screens/register-screen.tsx',
    kind: 'page',
    isUnlisted: true,
    card: {
      kicker: 'Account',
      headline: 'Keep your rating and your name',
      line: 'Everything you did as a guest stays yours.',
      art: { kind: 'crossroads' },
    },
  },
  '/login': {
    name: 'Log in',
    description: `Log in to your ${SITE_NAME} account with your username or email address.`,
    module: 'app/screens/login-screen.tsx',
    kind: 'page',
    isUnlisted: true,
    card: {
      kicker: 'Account',
      headline: 'Log in',
      line: 'And pick up where you left off.',
      art: { kind: 'crossroads' },
    },
  },
  '/reset-password': {
    name: 'New password',
    description: `Choose a new password for your ${SITE_NAME} account with a link we email you.`,
    module: 'app/screens/reset-password-screen.tsx',
    kind: 'page',
    isUnlisted: true,
    card: {
      kicker: 'Account',
      headline: 'A new password',
      line: 'We’ll email you a link.',
      art: { kind: 'crossroads' },
    },
  },
}
