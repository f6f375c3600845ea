import * as z from 'zod/mini'

/*
 * Account form fields, validated by the same schemas in the page and on the server. The messages are for people. In
 * `zod/mini`, because the page carries it.
 */

export const USERNAME = { shortest: 3, longest: 20 } as const
export const PASSWORD = { shortest: 10, longest: 128 } as const
export const PROFILE_PICTURES = Array.from({ length: 24 }, (_, at) => `profile${at + 1}`)

/** A username in the form in which it is unique: case does not matter. */
export const usernameKey = (username: string): string => username.toLowerCase()

export const Username = z
  .string('Choose a username.')
  .check(
    z.trim(),
    z.minLength(1, 'Choose a username.'),
    z.minLength(USERNAME.shortest, `At least ${USERNAME.shortest} characters.`),
    z.maxLength(USERNAME.longest, `At most ${USERNAME.longest} characters.`),
    z.regex(/^[A-Za-z0-9_-]*$/, 'Only letters A to Z, digits, _ and -.'),
  )

/** A guest's nickname: like a username, but with spaces, and need not be unique. */
const Nickname = z
  .string('Choose a nickname.')
  .check(
    z.trim(),
    z.minLength(USERNAME.shortest, `At least ${USERNAME.shortest} characters.`),
    z.maxLength(USERNAME.longest, `At most ${USERNAME.longest} characters.`),
    z.regex(/^[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*$/, 'Only letters A to Z, digits, _, - and single spaces.'),
  )

export const Email = z
  .string('Enter your email address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'This address is too long.'),
    z.email('Enter an email address, like name@example.org.'),
  )

/** A new password. */
export const NewPassword = z
  .string('Choose a password.')
  .check(
    z.minLength(1, 'Choose a password.'),
    z.minLength(PASSWORD.shortest, `At least ${PASSWORD.shortest} characters.`),
    z.maxLength(PASSWORD.longest, `At most ${PASSWORD.longest} characters.`),
  )

/** An existing password: any form that was ever allowed. */
export const Password = z
  .string('Enter your password.')
  .check(z.minLength(1, 'Enter your password.'), z.maxLength(PASSWORD.longest, 'That’s not your password.'))

/** Username or email address. */
export const LoginName = z
  .string('Enter your username or email address.')
  .check(
    z.trim(),
    z.minLength(1, 'Enter your username or email address.'),
    z.maxLength(254, 'This is too long.'),
    z.regex(/^\P{Cc}*$/u, 'This is neither a username nor an email address.'),
  )

export const RegisterForm = z.strictObject({ username: Username, email: Email, password: NewPassword })
export const LoginForm = z.strictObject({ name: LoginName, password: Password })
export const ResetRequestForm = z.strictObject({ email: Email })
export const NewPasswordForm = z.strictObject({ password: NewPassword })
export const PasswordChangeForm = z.strictObject({ current: Password, password: NewPassword })
export const EmailChangeForm = z.strictObject({ email: Email, password: Password })
export const UsernameForm = z.strictObject({ username: Username })
export const NicknameForm = z.strictObject({ nickname: Nickname })
export const PasswordForm = z.strictObject({ password: Password })
