import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type ReadMail, readMail } from './mail-text.ts'

/** A real mail server on a free local port that accepts every mail and forwards none. */
export interface FakeMailServer {
  /** For SMTP_URL. */
  readonly url: string
  /** All received mails, oldest first. */
  readonly mails: readonly ReadMail[]
  /**
   * The next mail to this address with a matching subject that has not been returned before; waits for it if needed.
   * Rejects when closed.
   */
  next(to: string, subject?: RegExp): Promise<ReadMail>
  close(): Promise<void>
}

interface Waiting {
  readonly to: string
  readonly subject: RegExp
  readonly resolve: (mail: ReadMail) => void
  readonly reject: (error: Error) => void
}

const ANY = /(?:)/

const isMeant = (mail: ReadMail, to: string, subject: RegExp): boolean =>
  mail.to === to && subject.test(mail.subject)

/** Returns each mail once, in the order of arrival. */
const counter = () => {
  const mails: ReadMail[] = []
  let unread: ReadMail[] = []
  let waiting: Waiting[] = []
  return {
    mails,
    put(mail: ReadMail): void {
      mails.push(mail)
      const first = waiting.find((one) => isMeant(mail, one.to, one.subject))
      if (first === undefined) unread.push(mail)
      waiting = waiting.filter((one) => one !== first)
      first?.resolve(mail)
    },
    next(to: string, subject = ANY): Promise<ReadMail> {
      const mail = unread.find((one) => isMeant(one, to, subject))
      unread = unread.filter((one) => one !== mail)
      if (mail !== undefined) return Promise.resolve(mail)
      return new Promise((resolve, reject) => waiting.push({ to, subject, resolve, reject }))
    },
    close(): void {
      for (const { to, reject } of waiting) reject(new Error(`no mail to ${to} came`))
      waiting = []
    },
  }
}

export interface FakeMailServerOptions {
  /** Addresses to which it rejects mail. */
  readonly refused?: readonly string[]
}

export const startFakeMailServer = async ({
  refused = [],
}: FakeMailServerOptions = {}): Promise<FakeMailServer> => {
  const { mails, put, next, close } = counter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _, done) {
      done(refused.includes(address) ? new Error(`no such letter box: <${address}>`) : null)
    },
    onData(stream, { envelope }, done) {
      let message = ''
      stream.setEncoding('latin1')
      stream.on('data', (chunk: string) => {
        message += chunk
      })
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) put(readMail(message, address))
        done()
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    next,
    close: async () => {
      close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
