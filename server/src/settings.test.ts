import { expect, test } from 'vitest'
import { cannotMailLinks, readSettings } from './settings.ts'

test('without any variable the settings suit a machine at home', () => {
  expect(readSettings({})).toEqual({
    ok: true,
    settings: {
      host: '127.0.0.1',
      port: 3000,
      dataDir: './data',
      databaseUrl: null,
      natsUrl: null,
      publicUrl: null,
      corsOrigins: [],
      linkUrls: [],
      smtpUrl: null,
      mailFrom: '{site-name} <no-reply@localhost>',
      logLevel: 'info',
      trustProxy: false,
      refuseOverload: true,
      partySeats: 200,
      operator: { name: null, contact: null },
      contactTo: null,
      webhooksPrivate: false,
      metrics: null,
    },
  })
})

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readSettings({}))
})

test('every variable is read', () => {
  const read = readSettings({
    HOST: '0.0.0.0',
    PORT: '0',
    DATA_DIR: '/srv/trivium',
    DATABASE_URL: 'postgres://trivium@db/trivium',
    NATS_URL: 'nats://one:4222,nats://two:4222',
    PUBLIC_URL: 'https://quiz.example',
    CORS_ORIGINS: 'https://school.example, http://localhost:5173',
    LINK_URLS: 'http://quiz.local:3000, https://quiz.example.org',
    SMTP_URL: 'smtps://trivium:secret@mail.example:465',
    MAIL_FROM: 'The quiz <quiz@example.org>',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    REFUSE_OVERLOAD: '0',
    OPERATOR_NAME: 'Ada Lovelace',
    OPERATOR_CONTACT: 'ada@quiz.example',
    CONTACT_TO: 'us@quiz.example',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
    METRICS_TOKEN: 'sixteen-letters-or-more',
  })
  expect(read).toMatchObject({
    settings: {
      host: '0.0.0.0',
      port: 0,
      dataDir: '/srv/trivium',
      databaseUrl: 'postgres://trivium@db/trivium',
      natsUrl: 'nats://one:4222,nats://two:4222',
      publicUrl: 'https://quiz.example',
      corsOrigins: ['https://school.example', 'http://localhost:5173'],
      linkUrls: ['http://quiz.local:3000', 'https://quiz.example.org'],
      smtpUrl: 'smtps://trivium:secret@mail.example:465',
      mailFrom: 'The quiz <quiz@example.org>',
      logLevel: 'silent',
      trustProxy: true,
      refuseOverload: false,
      partySeats: 200,
      operator: { name: 'Ada Lovelace', contact: 'ada@quiz.example' },
      contactTo: 'us@quiz.example',
      metrics: { port: 9464, host: '0.0.0.0', token: 'sixteen-letters-or-more' },
    },
  })
})

test.each([
  ['PORT', 'eighty', '0 to 65535'],
  ['PORT', '65536', '0 to 65535'],
  ['PORT', '-1', '0 to 65535'],
  ['PORT', '80.5', '0 to 65535'],
  ['DATABASE_URL', 'mysql://db', 'postgres:// address'],
  ['NATS_URL', 'http://nats:4222', 'nats:// addresses'],
  ['NATS_URL', 'nats://nats:4222', 'needs DATABASE_URL'],
  ['PUBLIC_URL', 'quiz.example', 'the address that players type'],
  ['PUBLIC_URL', 'ftp://quiz.example', 'the address that players type'],
  ['OPERATOR_CONTACT', 'javascript:alert(1)', 'email or web address'],
  ['OPERATOR_CONTACT', 'somewhere', 'email or web address'],
  ['SMTP_URL', 'https://mail.example', 'smtp://name:password'],
  ['SMTP_URL', 'mail server', 'smtp://name:password'],
  ['SMTP_URL', 'mail.example:25', 'smtp://name:password'],
  ['SMTP_URL', 'smtp://mail.example:port', 'smtp://name:password'],
  ['SMTP_URL', 'smtp://', 'smtp://name:password'],
  ['MAIL_FROM', 'Trivium', 'Name <name@example.org>'],
  ['MAIL_FROM', 'Trivium <no-reply>', 'Name <name@example.org>'],
  ['MAIL_FROM', 'Trivium <a@example.org>, <b@example.org>', 'Name <name@example.org>'],
  ['MAIL_FROM', 'Trivium\nBcc: <a@example.org>', 'Name <name@example.org>'],
  ['LOG_LEVEL', 'loud', 'lowest level that is logged'],
  ['CONTACT_TO', 'us', 'one address'],
  ['CONTACT_TO', 'a@quiz.example, b@quiz.example', 'one address'],
  ['METRICS_PORT', '70000', '0 to 65535'],
  ['METRICS_TOKEN', 'short', '16 or more'],
  ['CORS_ORIGINS', 'https://quiz.example/', 'without a path'],
  ['CORS_ORIGINS', 'https://quiz.example, *', 'without a path'],
  ['CORS_ORIGINS', 'null', 'without a path'],
  ['PARTY_SEATS', '1', '2 to 1000'],
  ['PARTY_SEATS', '1001', '2 to 1000'],
  ['PARTY_SEATS', '2.5', '2 to 1000'],
  ['TRUST_PROXY', 'yes', 'X-Forwarded-For'],
])('%s=%s is refused by name, with what it accepts', (name, value, takes) => {
  const read = readSettings({ [name]: value })
  if (read.ok) throw new Error('it was taken')
  expect(read.problems).toHaveLength(1)
  expect(read.problems[0]).toMatch(new RegExp(`^${name}: `))
  expect(read.problems[0]).toContain(takes)
})

test.each([2, 1_000])('a party may have %i seats', (partySeats) => {
  expect(readSettings({ PARTY_SEATS: `${partySeats}` })).toMatchObject({ settings: { partySeats } })
})

test('all wrong variables are named at once', () => {
  const read = readSettings({ PORT: 'x', LOG_LEVEL: 'x', TRUST_PROXY: 'x' })
  expect(read.ok ? [] : read.problems.map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'LOG_LEVEL',
    'TRUST_PROXY',
  ])
})

test.each([
  ['https://quiz.example', '{site-name} <no-reply@quiz.example>'],
  ['http://quiz.example:8080/', '{site-name} <no-reply@quiz.example>'],
  ['http://192.168.1.5:3000', '{site-name} <no-reply@localhost>'],
  ['http://[::1]:3000', '{site-name} <no-reply@localhost>'],
])('mails of the site %s come from %s', (PUBLIC_URL, mailFrom) => {
  expect(readSettings({ PUBLIC_URL })).toMatchObject({ settings: { mailFrom } })
})

test('the message about an invalid mail server does not contain its password', () => {
  const read = readSettings({ SMTP_URL: 'http://trivium:secret@mail.example' })
  expect(JSON.stringify(read)).not.toContain('secret')
})

test('metrics that other machines can reach require a token', () => {
  const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }
  expect(readSettings(open)).toEqual({
    ok: false,
    problems: [expect.stringMatching(/^METRICS_TOKEN: needed/)],
  })
  expect(readSettings({ ...open, METRICS_TOKEN: 'sixteen-letters-or-more' }).ok).toBe(true)
  for (const METRICS_HOST of ['127.0.0.1', 'localhost', '::1'])
    expect(readSettings({ ...open, METRICS_HOST }).ok).toBe(true)
  expect(readSettings({ METRICS_HOST: '0.0.0.0' }).ok).toBe(true)
})

test.each([
  [{}, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://quiz.example' }, false],
  [{ HOST: '0.0.0.0', LINK_URLS: 'http://quiz.local:3000' }, false],
  [{ TRUST_PROXY: '1' }, true],
])('with %j no address is known for links in mails: %s', (env, cannot) => {
  const read = readSettings(env)
  expect(read.ok && cannotMailLinks(read.settings)).toBe(cannot)
})

test('an address for links in mails needs a scheme', () => {
  expect(readSettings({ LINK_URLS: 'quiz.local' })).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(/^LINK_URLS: /)],
  })
})
