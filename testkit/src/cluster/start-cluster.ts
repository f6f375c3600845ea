import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenOver } from '../when-over.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type Link, startLink } from './link.ts'
import { NodeProcess } from './node-process.ts'
import { type Service, startService } from './service.ts'

export interface ClusterOptions {
  readonly processes: number
  /** Settings of all processes, in addition to those of the database and NATS. */
  readonly environment?: Readonly<Record<string, string>>
  /** Puts a link, which can be cut, between each process and PostgreSQL and NATS. */
  readonly linked?: boolean
  /** The folder in which PostgreSQL keeps its data, and its settings; by default a temporary one and its defaults. */
  readonly postgres?: { readonly folder: string; readonly settings: readonly string[] }
  /** The `main.ts` with which all processes begin; by default this version's. */
  readonly main?: string
  /** The balancer's port; by default a free one. */
  readonly port?: number
  /** As `BalancerOptions.trustsClients`. */
  readonly trustsClients?: boolean
  readonly onLine?: (process: number, line: string) => void
  /** Called when a process ends although nobody asked; by default that resolves `died`. */
  readonly onDeath?: (process: number, sentence: string) => void
}

/** How one process is started, if not like the others. */
export interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** The `main.ts` of another version of the server. */
  readonly main?: string
}

export interface Links {
  readonly database: Link
  readonly nats: Link
}

/** Several equal server processes on this machine, as an operator runs them, with what they share. */
export interface Cluster {
  /** The balancer's address. */
  readonly url: string
  /** The addresses of the processes themselves. */
  readonly urls: readonly string[]
  readonly database: Service
  readonly nats: Service
  /** Null unless the cluster is `linked`. */
  readonly links: readonly (Links | null)[]
  /** `kill -9`. */
  kill(i: number): Promise<void>
  /** An orderly shutdown. */
  stop(i: number): Promise<void>
  /** Stops a process in the middle of what it does, until `resume`. */
  pause(i: number): void
  resume(i: number): void
  /** Starts a process that has ended, and waits until it can take players. */
  start(i: number, options?: StartOptions): Promise<void>
  pid(i: number): number
  /** Resolves with a sentence when a part ends although nobody asked. */
  readonly died: Promise<string>
  /** Ends everything. */
  close(): Promise<void>
}

const START_TRIES = 3

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const linkTo = async (url: string): Promise<{ link: Link; url: string }> => {
  const address = new URL(url)
  const link = await startLink(address.hostname, Number(address.port))
  address.port = String(link.port)
  return { link, url: address.href }
}

/** One process's place in the cluster: its port, folder and links, which it keeps across restarts. */
class Place {
  readonly port: number
  readonly links: Links | null
  readonly #environment: Readonly<Record<string, string>>
  readonly #onLine: (line: string) => void
  readonly #onEnd: (code: number | null) => void
  #process: NodeProcess | null = null
  #expected = false

  constructor(
    { port, links }: { port: number; links: Links | null },
    environment: Readonly<Record<string, string>>,
    on: { line: (line: string) => void; end: (code: number | null) => void },
  ) {
    this.port = port
    this.links = links
    this.#environment = environment
    this.#onLine = on.line
    this.#onEnd = on.end
  }

  /** A server that ends while it starts is started again, as service managers do. */
  async start(options: StartOptions = {}): Promise<void> {
    for (let tries = 1; ; tries++) {
      const started = this.#begin(options)
      try {
        await started.ready()
        break
      } catch (error) {
        if (!started.over || tries === START_TRIES) throw error
      }
    }
    this.#expected = false
  }

  #begin({ environment, main }: StartOptions): NodeProcess {
    const started = new NodeProcess({
      port: this.port,
      environment: { ...this.#environment, ...environment },
      main,
      onLine: this.#onLine,
    })
    this.#process = started
    this.#expected = true
    void started.ended.then((code) => {
      if (!this.#expected && started === this.#process) this.#onEnd(code)
    })
    return started
  }

  get process(): NodeProcess {
    if (this.#process === null) throw new Error('this process has not been started')
    return this.#process
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.#expected = true
    await this.#process?.end(signal)
  }
}

const openPlace = async (
  i: number,
  shared: { database: Service; nats: Service; folder: string },
  options: ClusterOptions,
  died: (sentence: string) => void,
): Promise<Place> => {
  const [database, nats] = options.linked
    ? await Promise.all([linkTo(shared.database.url), linkTo(shared.nats.url)])
    : [null, null]
  const environment = {
    DATA_DIR: join(shared.folder, String(i)),
    DATABASE_URL: database?.url ?? shared.database.url,
    NATS_URL: nats?.url ?? shared.nats.url,
    // Each has the balancer, or a bench, in front of it.
    TRUST_PROXY: '1',
    ...options.environment,
  }
  const links = database && nats ? { database: database.link, nats: nats.link } : null
  return new Place({ port: await freePort(), links }, environment, {
    line: (line) => options.onLine?.(i, line),
    end: (code) => {
      const sentence = `process ${i} ${code === null ? 'was killed' : `ended with ${code}`}`
      if (options.onDeath === undefined) died(sentence)
      else options.onDeath(i, sentence)
    },
  })
}

const end = async (places: readonly Place[], services: readonly Service[], folder: string): Promise<void> => {
  await Promise.all(places.map((place) => place.end('SIGTERM')))
  for (const { links } of places) for (const link of Object.values(links ?? {})) (link as Link).close()
  await Promise.all(services.map((service) => service.stop()))
  rmSync(folder, { recursive: true, force: true })
}

const startPlaces = async (places: readonly Place[], options: StartOptions): Promise<void> => {
  // The first one prepares the database; the others find it ready.
  await places[0]?.start(options)
  await Promise.all(places.slice(1).map((place) => place.start(options)))
}

/**
 * Starts PostgreSQL, NATS, server processes and a balancer on free ports of this machine.
 *
 * @throws MissingProgram
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { folder: data, settings = [] } = options.postgres ?? {}
  const database = await startService('postgres', data === undefined ? [] : [data, ...settings])
  const nats = await startService('nats').catch(async (error) => {
    await database.stop()
    throw error
  })
  const folder = mkdtempSync(join(tmpdir(), 'trivium-cluster-'))
  whenOver('rm -rf "$1"', folder)
  let died = (_: string) => {}
  const death = new Promise<string>((resolve) => {
    died = resolve
  })
  void database.died.then(() => died('PostgreSQL ended'))
  void nats.died.then(() => died('NATS ended'))
  const numbers = Array.from({ length: options.processes }, (_, i) => i)
  const shared = { database, nats, folder }
  const places = await Promise.all(numbers.map((i) => openPlace(i, shared, options, died)))
  const urls = places.map(({ port }) => `http://127.0.0.1:${port}`)
  let balancer: Balancer | null = null
  const close = async () => {
    balancer?.close()
    await end(places, [database, nats], folder)
  }
  try {
    await startPlaces(places, options.main === undefined ? {} : { main: options.main })
    balancer = await startBalancer(urls, {
      port: options.port,
      trustsClients: options.trustsClients === true,
    })
  } catch (error) {
    await close()
    throw error
  }
  const at = (i: number): Place => places[i] as Place
  return {
    url: balancer.url,
    urls,
    database,
    nats,
    links: places.map(({ links }) => links),
    kill: (i) => at(i).end('SIGKILL'),
    stop: (i) => at(i).end('SIGTERM'),
    pause: (i) => at(i).process.pause(),
    resume: (i) => at(i).process.resume(),
    start: (i, start) => at(i).start(start),
    pid: (i) => at(i).process.pid,
    died: death,
    close,
  }
}
