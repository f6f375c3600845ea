import { PARTY_SEATS } from '@trivium/rules/modes/party/config'
import { SITE_MARKS } from '@trivium/wire/public-pages'
import { z } from 'zod'
import { isNatsAddress } from './bus/nats-address.ts'

const Port = z.coerce.number().int().min(0).max(65_535)

/** As browsers write it: scheme, host and port. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/** The environment variables of the server. `docs/settings.mjs` generates the tables in the guides from them. */
export const Environment = z.object({
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('address to listen on; 0.0.0.0 for all networks of the machine'),
  PORT: Port.default(3000).describe('port for the web page, functions and the live socket, 0 to 65535'),
  DATA_DIR: z.string().min(1).default('./data').describe('folder of the embedded database'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'takes a postgres:// address')
    .optional()
    .describe(
      'a PostgreSQL server, 15 or newer, instead of the embedded database: postgres://name:password@host:5432/name',
    ),
  NATS_URL: z
    .string()
    .refine(isNatsAddress, 'takes nats:// addresses, separated by commas')
    .optional()
    .describe(
      'with DATABASE_URL: the NATS server through which any number of equal processes share the work: nats://name:password@host:4222, or tls://…; separate the servers of a NATS cluster with commas',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'the address that players type, if it differs from what the server sees: https://trivia.example.org',
    ),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().refine(isOrigin, 'takes addresses such as https://example.org, without a path')))
    .optional()
    .describe(
      'other sites whose pages may call functions with a token, separated by commas: https://example.org; none by default',
    ),
  LINK_URLS: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .optional()
    .describe(
      'without PUBLIC_URL: the addresses that links in mails may lead to, separated by commas: http://quiz.local:3000',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('lowest level that is logged: debug, info, warn, error or silent'),
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\/[^/?#]/.test(url) && URL.canParse(url), 'takes an smtp:// address')
    .optional()
    .describe(
      'the mail server: smtp://name:password@host:587 or smtps://…; without one, mails are written to files in DATA_DIR/mail',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'takes: Name <name@example.org>')
    .optional()
    .describe('the sender of mails: Name <name@example.org>; by default no-reply at the host of PUBLIC_URL'),
  OPERATOR_NAME: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('the name of the operator, for the privacy policy'),
  OPERATOR_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https?$/ })])
    .optional()
    .describe('the operator’s email or web address, for the privacy policy'),
  CONTACT_TO: z
    .email('takes one address')
    .optional()
    .describe(
      'the address to which messages from the contact page are forwarded; without it they wait in the admin panel',
    ),
  METRICS_PORT: Port.optional().describe(
    'a separate port for Prometheus, 0 to 65535; without it there are no metrics',
  ),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('the address that METRICS_PORT listens on'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'takes 16 or more letters, digits and . _ ~ + / = -')
    .optional()
    .describe(
      'the token that /metrics requires as Authorization: Bearer …; needed if METRICS_HOST is reachable from other machines',
    ),
  WEBHOOKS_PRIVATE: z
    .enum(['0', '1'])
    .default('0')
    .describe('1 allows webhooks to http:// addresses and private networks'),
  REFUSE_OVERLOAD: z
    .enum(['0', '1'])
    .default('1')
    .describe('0 lets every game begin, even while answers have become slow because too many are played'),
  PARTY_SEATS: z.coerce
    .number()
    .int()
    .min(2)
    .max(PARTY_SEATS.most)
    .default(PARTY_SEATS.default)
    .describe(`how many players one party takes, 2 to ${PARTY_SEATS.most}`),
  TRUST_PROXY: z
    .enum(['0', '1'])
    .default('0')
    .describe(
      '1 behind your own proxy that sets X-Forwarded-For; otherwise all visitors count as one address',
    ),
})

/** Addresses that only this machine can reach. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/
export const isLoopback = (host: string): boolean => LOOPBACK.test(host)

export interface Settings {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Null: this is the only process on its database. */
  readonly natsUrl: string | null
  readonly publicUrl: string | null
  /** Sites whose pages may call functions. */
  readonly corsOrigins: readonly string[]
  /** Other addresses of this server that links in mails may use. */
  readonly linkUrls: readonly string[]
  /** Null: mails are written to files. */
  readonly smtpUrl: string | null
  /** `Name <address>`, or only an address. The name `SITE_MARKS.name` stands for the site's name. */
  readonly mailFrom: string
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly trustProxy: boolean
  /** Whether only some new games begin while too many are played. */
  readonly refuseOverload: boolean
  /** How many players one party takes. */
  readonly partySeats: number
  /** The operator as named in the privacy policy. */
  readonly operator: { readonly name: string | null; readonly contact: string | null }
  /** Null: contact messages are not forwarded by mail. */
  readonly contactTo: string | null
  /** Webhooks may lead to plain http and into private networks. */
  readonly webhooksPrivate: boolean
  /** Null: no metrics. Other machines need the token. */
  readonly metrics: { readonly port: number; readonly host: string; readonly token: string | null } | null
}

/** The sender at the public host, or at localhost if there is no host name. */
const senderAt = (publicUrl: string | undefined): string => {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  return `${SITE_MARKS.name} <no-reply@${/^[\d.]+$|^\[/.test(host) ? 'localhost' : host}>`
}

/** Links cannot be mailed if other machines reach the server by an address that it does not know. */
export const cannotMailLinks = ({ publicUrl, linkUrls, host, trustProxy }: Settings): boolean =>
  publicUrl === null && linkUrls.length === 0 && (trustProxy || !isLoopback(host))

/** The settings, or one sentence for each wrong variable: its name and what it accepts. */
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
  if (values.NATS_URL !== undefined && values.DATABASE_URL === undefined)
    return {
      ok: false,
      problems: ['NATS_URL: needs DATABASE_URL, because processes cannot share the embedded database'],
    }
  const isOpen = values.METRICS_PORT !== undefined && !isLoopback(values.METRICS_HOST)
  if (isOpen && values.METRICS_TOKEN === undefined)
    return {
      ok: false,
      problems: [
        `METRICS_TOKEN: needed with METRICS_HOST=${values.METRICS_HOST}, which other machines can reach`,
      ],
    }
  return {
    ok: true,
    settings: {
      host: values.HOST,
      port: values.PORT,
      dataDir: values.DATA_DIR,
      databaseUrl: values.DATABASE_URL ?? null,
      natsUrl: values.NATS_URL ?? null,
      publicUrl: values.PUBLIC_URL ?? null,
      corsOrigins: values.CORS_ORIGINS ?? [],
      linkUrls: values.LINK_URLS ?? [],
      smtpUrl: values.SMTP_URL ?? null,
      mailFrom: values.MAIL_FROM ?? senderAt(values.PUBLIC_URL),
      logLevel: values.LOG_LEVEL,
      trustProxy: values.TRUST_PROXY === '1',
      refuseOverload: values.REFUSE_OVERLOAD === '1',
      partySeats: values.PARTY_SEATS,
      operator: { name: values.OPERATOR_NAME ?? null, contact: values.OPERATOR_CONTACT ?? null },
      contactTo: values.CONTACT_TO ?? null,
      webhooksPrivate: values.WEBHOOKS_PRIVATE === '1',
      metrics:
        values.METRICS_PORT === undefined
          ? null
          : { port: values.METRICS_PORT, host: values.METRICS_HOST, token: values.METRICS_TOKEN ?? null },
    },
  }
}
