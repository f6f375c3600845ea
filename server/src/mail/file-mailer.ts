import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Clock } from '../clock.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../database/private-files.ts'
import { once } from '../once.ts'
import { newId, type Random } from '../random.ts'
import { type Mailer, type MailLog, maskAddress, messageOf, type Sender, sendOrLog } from './mailer.ts'

export interface FileMailerDependencies {
  readonly folder: string
  readonly sender: Sender
  readonly log: MailLog
  readonly clock: Clock
  readonly random: Random
}

/** `2026-01-01T12-00-00-000Z`: sorts by time and is a valid file name everywhere. */
const stamp = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-')

/**
 * Used without a mail server: writes each mail to a file for the operator to read or pass on. The file gets its name
 * once it is complete.
 */
export const fileMailer = (deps: FileMailerDependencies): Mailer => {
  const { folder, sender, log, clock, random } = deps
  const composer = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true })
  })

  return {
    arrives: false,
    send: sendOrLog(log, 'filed', async (mail) => {
      const at = clock.now()
      const { message } = await (await composer()).sendMail({
        ...messageOf(mail, sender),
        date: new Date(at),
      })
      const path = resolve(join(folder, `${stamp(at)}-${newId(random, 8)}.eml`))
      // Mails contain links that give access to accounts, so only the operator may read them.
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      const part = `${path}.part`
      try {
        await writeFile(part, message as Buffer, { mode: PRIVATE_FILE, flag: 'wx' })
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      log.info({ path }, `no SMTP_URL is set: the mail to ${maskAddress(mail.to)} is in ${path}`)
    }),
    close() {},
  }
}
