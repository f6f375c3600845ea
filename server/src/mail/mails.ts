import { SITE_MARKS } from '@trivium/wire/public-pages'
import { type Mail, maskAddress } from './mailer.ts'

/** Replaced by the site's current name when the mail is sent. */
const SITE = SITE_MARKS.name

/** The recipient of a mail about an account. */
export interface Recipient {
  readonly to: string
  readonly username: string
}

const letter = ({ to, username }: Recipient, subject: string, paragraphs: readonly string[]): Mail => ({
  to,
  subject,
  text: `${[`Hello ${username},`, ...paragraphs].join('\n\n')}\n`,
})

const TAKE_BACK = `If this was not you: choose 'Forgot your password?' where you log in. With
the new password you can log in again, and everybody else is logged out.`

/** `link` is valid for an hour and can be used once. */
export const resetMail = (mail: Recipient & { readonly link: string }): Mail =>
  letter(mail, `A new password for ${SITE}`, [
    'open this link to choose a new password:',
    mail.link,
    'It works once, within the next 60 minutes.',
    `If you did not ask for it, do nothing: your password stays as it is. Nobody
can change it without this link, so please do not share it.`,
  ])

/** To an address that is to be confirmed; `link` is valid for three days, once, and for this account only. */
export const confirmEmailMail = (mail: Recipient & { readonly link: string }): Mail =>
  letter(mail, `Is this your address? (${SITE})`, [
    `the account ${mail.username} uses this address. If it is yours, open this
link in a browser where you are logged in:`,
    mail.link,
    'It works once, within the next three days.',
    `If this was not you, do nothing: without this link nobody can confirm your
address for their account.`,
  ])

export const passwordChangedMail = (mail: Recipient): Mail =>
  letter(mail, `Your ${SITE} password was changed`, [
    `the password of your account has just been changed. All other browsers
that were logged in have been logged out.`,
    'If this was you, there is nothing to do.',
    TAKE_BACK,
  ])

/** To the previous address; `email` is the new one. */
export const emailChangedMail = (mail: Recipient & { readonly email: string }): Mail =>
  letter(mail, `Your ${SITE} email address was changed`, [
    `your account now has another email address: ${maskAddress(mail.email)}
This address will get no more mail about it.`,
    'If this was you, there is nothing to do.',
    `If this was not you: log in with your username, set your address back and
change your password at once. If your password no longer works, ask the
people who run this site for help, and keep this mail.`,
  ])

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

/** `when`: epoch ms. */
export const deletionMail = (mail: Recipient & { readonly when: number }): Mail =>
  letter(mail, `Your ${SITE} account will be deleted`, [
    `as you asked, your account will be deleted on
${DAY.format(mail.when)} UTC.`,
    `Until then you can change your mind: log in, and keep your account on the
page where you edit your profile. Afterwards your name, your address and
your results are gone for good; in your opponents' history you are
'Deleted player'.`,
    `If this was not you: log in, keep your account, and change your password.
That logs out everybody else.`,
  ])
