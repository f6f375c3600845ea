import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openBank } from '@trivium/content/questions/load'
import { createApp } from './app/app.ts'
import { openBus } from './bus/open-bus.ts'
import { systemClock } from './clock.ts'
import { commandHandler } from './control/handle-command.ts'
import { openControl } from './control/listen.ts'
import { openMailer } from './mail/open-mailer.ts'
import { BusCounts, countMessages } from './metrics/bus-counts.ts'
import { watchProcess } from './metrics/machine.ts'
import { scraper } from './metrics/scrape.ts'
import { serveMetrics } from './metrics/serve.ts'
import { maxConnectionsHere } from './open-files.ts'
import { BankRefusal } from './questions/import-bundled.ts'
import { systemRandom } from './random.ts'
import { recount } from './results/recount.ts'
import { cannotMailLinks } from './settings.ts'
import { errors, fail, failForStorage, log, opening, said, settings } from './storage.ts'

const machine = watchProcess(systemClock)
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../web/dist')

// Read while the database opens.
const readingBank = openBank()
// An error is reported where it is awaited.
readingBank.catch(() => {})
const opened = await opening

const busCounts = new BusCounts()
const uncounted = await openBus({
  natsUrl: settings.natsUrl,
  db: opened.db,
  ...{ clock: systemClock, random: systemRandom, log },
}).catch((error: unknown) => fail([`NATS_URL: the NATS server could not be reached: ${said(error)}`]))
if (uncounted.isShared)
  log.info(
    { process: uncounted.self, version },
    'this process shares its work with others, which know it by this name',
  )
const bus = countMessages(uncounted, busCounts, () => performance.now() / 1_000)
const mailer = openMailer(settings, { log, clock: systemClock, random: systemRandom })
const app = await createApp({
  db: opened.db,
  storage: opened.health,
  bus,
  clock: systemClock,
  random: systemRandom,
  log,
  bank: await readingBank,
  dist,
  publicUrl: settings.publicUrl,
  linkUrls: settings.linkUrls,
  trustProxy: settings.trustProxy,
  refuseOverload: settings.refuseOverload,
  maxConnections: maxConnectionsHere(),
  partySeats: settings.partySeats,
  corsOrigins: settings.corsOrigins,
  operator: settings.operator,
  mailer,
  errors,
  machine,
  contactTo: settings.contactTo,
  webhooksPrivate: settings.webhooksPrivate,
}).catch((error: unknown) => {
  if (error instanceof BankRefusal) return fail(error.lines)
  failForStorage(error)
  throw error
})
const control = await openControl({
  dataDir: settings.dataDir,
  obey: commandHandler({
    moderation: app.moderation,
    packs: app.packs,
    clock: systemClock,
    recount: () => recount(opened.db, systemClock.now()),
    backUp: opened.backUp,
  }),
  clock: systemClock,
  log,
})

const openMetrics = async () => {
  if (settings.metrics === null) return null
  const { port, host } = settings.metrics
  const gauges = () => {
    const { gamesByMode: liveGames, ...figures } = app.figures()
    const state = { isReady, canSave: opened.health.fault === null, loggedErrors: errors.count }
    return { ...figures, ...state, liveGames, pool: opened.connections() }
  }
  const ofProcess = {
    ...{ process: bus.self, version, counts: busCounts },
    isConnected: () => bus.isConnected,
  }
  const registry = scraper({ measures: app.measures, gauges, bus: ofProcess })
  const metrics = await serveMetrics(registry, settings.metrics).catch((error: unknown) =>
    fail([`METRICS_PORT: cannot listen on port ${port} of ${host}: ${said(error)}`]),
  )
  log.info({ url: metrics.url }, 'metrics are served')
  return metrics
}
let isReady = false
const metrics = await openMetrics()

let stopping = false
const stop = async (signal: string): Promise<void> => {
  if (stopping) return
  stopping = true
  isReady = false
  log.info({ signal }, 'shutting down')
  await metrics?.close()
  await control.close()
  await app.close()
  await bus.close()
  mailer.close()
  await opened.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop('SIGINT'))
process.on('SIGTERM', () => void stop('SIGTERM'))

const address = await app.listen(settings.port, settings.host).catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    return fail([
      `PORT: ${settings.port} on ${settings.host} is used by another program; set PORT to a different one`,
    ])
  throw error
})
isReady = true
machine.begin()
if (cannotMailLinks(settings))
  log.warn(
    'PUBLIC_URL is not set, and other machines can reach this server: it mails no links to reset a password or confirm an address. Set PUBLIC_URL to the address that people type.',
  )
const where = settings.host === '127.0.0.1' ? address.replace('127.0.0.1', 'localhost') : address
process.stdout.write(`\nTrivium is ready: ${settings.publicUrl ?? where}\n`)
if (!(await app.moderation.staff()).some(({ role }) => role === 'admin'))
  process.stdout.write('To become admin: register there, then run: npm run admin -- grant YOURNAME\n')
