import { z } from 'zod'

const Port = z.coerce.number().int().min(0).max(65_535)

const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
  PORT: Port.default(3000).describe('port to listen on, 0 to 65535'),
  DATA_DIR: z.string().min(1).default('./data').describe('folder of the embedded database'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'takes a postgres:// address')
    .optional()
    .describe('a PostgreSQL server instead of the embedded database'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address people use, where a proxy stands in front'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('least level logged'),
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\/[^/?#]/.test(url) && URL.canParse(url), 'takes an smtp:// address')
    .optional()
    .describe('the mail server: smtp:// or smtps://, with name and password where it wants them'),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'takes: Name <name@example.org>')
    .optional()
    .describe('the sender of mails'),
  OPERATOR_NAME: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('who runs the server, for the privacy policy'),
  OPERATOR_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https?$/ })])
    .optional()
    .describe('an e-mail or web address of theirs, for the privacy policy'),
  TRUST_PROXY: z.enum(['0', '1']).default('0').describe("1: believe a proxy's X-Forwarded-For"),
})

export interface Settings {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly publicUrl: string | null
  /** Null: mails are written to files. */
  readonly smtpUrl: string | null
  /** `Name <address>` or an address alone. */
  readonly mailFrom: string
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly trustProxy: boolean
  /** Who runs the server, as the privacy policy says it. */
  readonly operator: { readonly name: string | null; readonly contact: string | null }
}

/** In the name of the site that people know; a machine at home, or one that is but a number, has none. */
const senderAt = (publicUrl: string | undefined): string => {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  return `Trivium <no-reply@${/^[\d.]+$|^\[/.test(host) ? 'localhost' : host}>`
}

/** The settings, or one sentence for each variable that is wrong: its name and what it takes. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; settings: Settings } | { ok: false; problems: string[] } => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]) as keyof typeof Environment.shape
      return `${name}: ${Environment.shape[name]?.description ?? ''} (${issue.message})`
    })
    return { ok: false, problems }
  }
  const values = parsed.data
  return {
    ok: true,
    settings: {
      host: values.HOST,
      port: values.PORT,
      dataDir: values.DATA_DIR,
      databaseUrl: values.DATABASE_URL ?? null,
      publicUrl: values.PUBLIC_URL ?? null,
      smtpUrl: values.SMTP_URL ?? null,
      mailFrom: values.MAIL_FROM ?? senderAt(values.PUBLIC_URL),
      logLevel: values.LOG_LEVEL,
      trustProxy: values.TRUST_PROXY === '1',
      operator: { name: values.OPERATOR_NAME ?? null, contact: values.OPERATOR_CONTACT ?? null },
    },
  }
}
