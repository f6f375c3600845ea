import { LONG, NO_NAMES, NUL, nothing, oneName, type Row } from './bad-input-parts.test-kit.ts'

const NO_EMAILS = ['', 'ada', 'ada@', '@b.org', 'a b@c.org', `${'a'.repeat(250)}@b.org`, 7, null, {}]
const NO_NEW_PASSWORDS = ['', 'ninechars', 'x'.repeat(129), 7, null, {}, ['long enough password']]
const NO_PASSWORDS = ['', 'x'.repeat(129), 7, null, {}]
const registering = (change: Record<string, unknown>) => ({
  username: 'Ada',
  email: 'ada@example.org',
  password: LONG,
  ...change,
})

export const ACCOUNTS_ROWS = {
  checkUsername: oneName(),
  register: {
    good: () => registering({}),
    bad: [
      {},
      registering({ role: 'admin' }),
      ...NO_NAMES.map((username) => registering({ username })),
      ...NO_EMAILS.map((email) => registering({ email })),
      ...NO_NEW_PASSWORDS.map((password) => registering({ password })),
    ],
  },
  logIn: {
    good: () => ({ name: 'Ada', password: LONG }),
    bad: [
      {},
      { name: 'Ada' },
      { password: LONG },
      { name: '', password: LONG },
      { name: 'x'.repeat(255), password: LONG },
      { name: { $ne: '' }, password: LONG },
      { name: NUL, password: LONG },
      { name: 'Ada', password: LONG, guest: 'keep' },
      ...NO_PASSWORDS.map((password) => ({ name: 'Ada', password })),
    ],
  },
  logOut: { ...nothing, open: true },
  logOutEverywhere: nothing,
  readSessions: nothing,
  endSession: {
    good: () => ({ id: 'zzzzzzzzzzzzzzzz' }),
    bad: [
      {},
      { id: '' },
      { id: 'x'.repeat(65) },
      { id: NUL },
      { id: 7 },
      { id: null },
      { id: 'x', uid: 'y' },
    ],
  },
  requestPasswordReset: {
    good: () => ({ email: 'ada@example.org' }),
    bad: [{}, { email: 'a@b.org', link: 'x' }, ...NO_EMAILS.map((email) => ({ email }))],
  },
  resetPassword: {
    good: () => ({ token: 'x', password: LONG }),
    bad: [
      {},
      { token: '', password: LONG },
      { token: 'x'.repeat(129), password: LONG },
      { token: NUL, password: LONG },
      ...NO_NEW_PASSWORDS.map((password) => ({ token: 'x', password })),
    ],
  },
  readAccount: nothing,
  changeUsername: oneName(),
  changeEmail: {
    good: () => ({ email: 'ada@example.org', password: LONG }),
    bad: [
      {},
      ...NO_EMAILS.map((email) => ({ email, password: LONG })),
      ...NO_PASSWORDS.map((password) => ({ email: 'ada@example.org', password })),
    ],
  },
  sendEmailLink: nothing,
  confirmEmail: {
    good: () => ({ token: 'x' }),
    bad: [
      {},
      { token: '' },
      { token: 'x'.repeat(129) },
      { token: NUL },
      { token: 7 },
      { token: 'x', uid: 'y' },
    ],
  },
  changePassword: {
    good: () => ({ current: LONG, password: LONG }),
    bad: [
      {},
      ...NO_NEW_PASSWORDS.map((password) => ({ current: LONG, password })),
      ...NO_PASSWORDS.map((current) => ({ current, password: LONG })),
    ],
  },
  choosePicture: {
    good: () => ({ profilePic: 'profile3' }),
    bad: [
      {},
      ...['profile0', 'profile25', 'profile', '../profile1', '', 7, null].map((profilePic) => ({
        profilePic,
      })),
    ],
  },
  saveSettings: {
    good: () => ({ theme: 'dark' }),
    bad: [
      { theme: 'pink' },
      { sound: true },
      { motion: 'full' },
      { untimed: 'yes' },
      { boards: null },
      { role: 'admin' },
    ],
  },
  deleteAccount: {
    good: () => ({ password: LONG }),
    bad: [{}, ...NO_PASSWORDS.map((password) => ({ password }))],
  },
  keepAccount: nothing,
  closeNotice: {
    good: () => ({ id: 'nothing' }),
    bad: [{}, { id: 'x'.repeat(41) }, { id: 7 }, { id: null }, { id: 'nothing', uid: 'x' }],
  },
} satisfies Record<string, Row>
