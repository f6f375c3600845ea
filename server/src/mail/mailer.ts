import type { MailStatus } from '@trivium/wire/documents/message'
import { SITE_MARKS } from '@trivium/wire/public-pages'
import { DEFAULT_SITE_NAME } from '@trivium/wire/site/names'
import type { SendMailOptions } from 'nodemailer'
import type { Logger } from 'pino'

/** A mail in plain text to one address. */
export interface Mail {
  readonly to: string
  /** `SITE_MARKS.name` in it stands for the site's name. */
  readonly subject: string
  readonly text: string
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string
  /** Somebody has written it to this reader: no machine's own. */
  readonly isPersonal?: boolean
  /** What the site is called now, where it is not the default. */
  readonly siteName?: string
}

/** What sends mails. Never throws: who waits for an answer has no part in a mail server's troubles. A failure is logged. */
export type Send = (mail: Mail) => Promise<MailStatus>

export interface Mailer {
  /** Whether a mail reaches its reader by itself; false: it lies where the operator finds it. */
  readonly arrives: boolean
  readonly send: Send
  /** Lets go of idle connections, once nothing is being sent any more. */
  close(): void
}

export type MailLog = Pick<Logger, 'info' | 'warn' | 'error'>

/** Who writes. */
export interface Sender {
  /** `Name <address>` or an address alone; `SITE_MARKS.name` as the name is the site's. */
  readonly from: string
  /** The address of this site, written under each mail; null where only the operator's machine knows it. */
  readonly site: string | null
}

const senderOf = (from: string, siteName: string): SendMailOptions['from'] => {
  const named = `${SITE_MARKS.name} <`
  return from.startsWith(named) ? { name: siteName, address: from.slice(named.length, -1) } : from
}

const subjectOf = ({ subject, siteName = DEFAULT_SITE_NAME }: Mail): string =>
  subject.replaceAll(SITE_MARKS.name, () => siteName)

/** The message, alike for every way of sending it. The reader's system is told where nobody waits for an answer. */
export const messageOf = (
  { siteName = DEFAULT_SITE_NAME, ...mail }: Mail,
  { from, site }: Sender,
): SendMailOptions => ({
  from: senderOf(from, siteName),
  to: { name: '', address: mail.to },
  subject: subjectOf({ ...mail, siteName }),
  text: site === null ? mail.text : `${mail.text}\n-- \n${siteName}, ${site}\n`,
  ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
  headers: { 'Auto-Submitted': mail.isPersonal ? 'no' : 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** `ada@example.org` as `a…@example.org`: enough to find a mail by, for who knows the address. */
export const maskAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return at < 1 ? '…' : `${address[0]}…${address.slice(at)}`
}

/** Mail servers like to repeat the address that they refuse. */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"',;:]+@[^\s<>"',;]+/g, maskAddress)

/** Sends, which ends as `done`, or logs why not. */
export const sendOrLog =
  (log: MailLog, done: 'sent' | 'filed', deliver: (mail: Mail) => Promise<void>): Send =>
  async (mail) => {
    try {
      await deliver(mail)
      return done
    } catch (error) {
      const why = withoutAddresses(error instanceof Error ? error.message : String(error))
      log.error({ to: maskAddress(mail.to), subject: subjectOf(mail), why }, 'a mail could not be sent')
      return 'failed'
    }
  }
