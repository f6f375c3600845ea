import { once } from '../once.ts'
import { type Mailer, type MailLog, messageOf, type Sender, sendOrLog } from './mailer.ts'

/** Timeout for an unresponsive server; the player can try again. */
const PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const

export interface SmtpMailerDependencies {
  /**
   * `smtp://` (encrypted if the server supports it) or `smtps://`, with name and password if it requires
   * them.
   */
  readonly url: string
  readonly sender: Sender
  readonly log: MailLog
}

/** Sends over a mail server with a small pool of connections. */
export const smtpMailer = ({ url, sender, log }: SmtpMailerDependencies): Mailer => {
  let close = () => {}
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer')
    const made = createTransport({ ...PATIENCE, url, pool: true, maxConnections: 2 })
    // An idle connection that breaks emits an error, which would end the process if unhandled.
    made.on('error', (error) => log.warn({ why: error.message }, 'a connection to the mail server was lost'))
    close = () => made.close()
    return made
  })
  return {
    arrives: true,
    send: sendOrLog(log, 'sent', async (mail) => {
      await (await transport()).sendMail(messageOf(mail, sender))
    }),
    close: () => close(),
  }
}
