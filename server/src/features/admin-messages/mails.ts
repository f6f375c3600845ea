import { utcDay } from '@trivium/rules/time'
import { SITE_MARKS } from '@trivium/wire/public-pages'
import type { Mail } from '../../mail/mailer.ts'
import type { MessageRow } from './queries.ts'

const quoted = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')

/** An admin's reply to a message. `replyTo` is the address for further replies; null: none, and the mail says so. */
export const answerMail = (message: MessageRow, text: string, replyTo: string | null): Mail => ({
  to: message.email,
  ...(replyTo !== null && { replyTo }),
  isPersonal: true,
  subject: `Your message to ${SITE_MARKS.name}`,
  text: `${[
    text,
    ...(replyTo === null
      ? ['To answer, use the contact page again: nobody reads mail to this address.']
      : []),
    `On ${utcDay(message.at)} you wrote:`,
    quoted(message.text),
  ].join('\n\n')}\n`,
})
