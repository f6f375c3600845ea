import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Random } from '../random.ts'
import { fileMailer } from './file-mailer.ts'
import type { Mailer, MailLog } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

export interface MailSettings {
  /** Null: mails are written to files. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly publicUrl: string | null
  readonly dataDir: string
}

export interface MailerDependencies {
  readonly log: MailLog
  readonly clock: Clock
  readonly random: Random
}

/** Uses the mail server of the settings, otherwise writes files in the data folder. */
export const openMailer = (settings: MailSettings, { log, clock, random }: MailerDependencies): Mailer => {
  const { smtpUrl, mailFrom, publicUrl, dataDir } = settings
  const sender = { from: mailFrom, site: publicUrl }
  return smtpUrl === null
    ? fileMailer({ folder: join(dataDir, 'mail'), sender, log, clock, random })
    : smtpMailer({ url: smtpUrl, sender, log })
}
