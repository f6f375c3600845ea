import type { MailStatus } from '@trivium/wire/documents/message'
import { SITE_MARKS } from '@trivium/wire/public-pages'
import { DEFAULT_SITE_NAME } from '@trivium/wire/site/names'
import type { SendMailOptions } from 'nodemailer'
import type { Logger } from 'pino'

/** A mail in plain text to one address. */
export interface Mail {
  readonly to: string
  /** `SITE_MARKS.name` in it is replaced by the site's name. */
  readonly subject: string
  readonly text: string
  /** The Reply-To address, if not the sender. */
  readonly replyTo?: string
  /** Written by a person to this reader, not generated. */
  readonly isPersonal?: boolean
  /** The site's current name, if it is not the default. */
  readonly siteName?: string
}

/** Sends mails. Never throws, as callers cannot handle mail server errors; failures are logged. */
export type Send = (mail: Mail) => Promise<MailStatus>

export interface Mailer {
  /** Whether mails are delivered; false: they are written to files for the operator. */
  readonly arrives: boolean
  readonly send: Send
  /** Closes idle connections, once no mail is being sent. */
  close(): void
}

export type MailLog = Pick<Logger, 'info' | 'warn' | 'error'>

/** The sender. */
export interface Sender {
  /** `Name <address>` or an address only; the name `SITE_MARKS.name` is replaced by the site's. */
  readonly from: string
  /** The address of this site, added below each mail; null if it is not set. */
  readonly site: string | null
}

const senderOf = (from: string, siteName: string): SendMailOptions['from'] => {
  const named = `${SITE_MARKS.name} <`
  return from.startsWith(named) ? { name: siteName, address: from.slice(named.length, -1) } : from
}

const subjectOf = ({ subject, siteName = DEFAULT_SITE_NAME }: Mail): string =>
  subject.replaceAll(SITE_MARKS.name, () => siteName)

/** The message, the same for every transport. Generated mails are marked as such for the reader's mail system. */
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

/** `ada@example.org` as `a…@example.org`: enough to find a mail if you know the address. */
export const maskAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return at < 1 ? '…' : `${address[0]}…${address.slice(at)}`
}

/** Mail servers often repeat the address that they refuse. */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"',;:]+@[^\s<>"',;]+/g, maskAddress)

/** Sends a mail and counts it as `done`, or logs the failure. */
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
