import { DEFAULT_SITE_NAME } from '@trivium/wire/site/names'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { DEFAULT_SITE, readSite, type SiteValues } from './queries.ts'

export interface SiteDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Pick<Logger, 'error'>
  /** Called when this process has changed a setting. */
  readonly announce: () => void
}

/** How often the settings are read again, in case another process's message about a change was missed, ms. */
const REFRESH_INTERVAL = 10_000

/** The site settings in memory: every page and every registration needs them. */
export class Site {
  readonly #with: SiteDependencies
  #values: SiteValues = DEFAULT_SITE
  #turn: Promise<unknown> = Promise.resolve()
  #cancel = () => {}
  #isStopped = false

  constructor(dependencies: SiteDependencies) {
    this.#with = dependencies
  }

  /** The same object until a setting changes. */
  get values(): SiteValues {
    return this.#values
  }

  get name(): string {
    return this.#values.name ?? DEFAULT_SITE_NAME
  }

  async start(): Promise<void> {
    await this.reloadHere()
    this.#wait()
  }

  /** Resolves once no read is running. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancel()
    await this.#turn
  }

  /** Reads the settings again, which this process has changed. */
  async reload(): Promise<void> {
    this.#with.announce()
    await this.reloadHere()
  }

  /** Reads the settings again. Reads run one at a time, so that an older one never wins. */
  reloadHere(): Promise<void> {
    const done = this.#turn.then(async () => {
      const values = await readSite(this.#with.db)
      if (JSON.stringify(values) !== JSON.stringify(this.#values)) this.#values = values
    })
    this.#turn = done.catch(() => {})
    return done
  }

  #wait(): void {
    if (this.#isStopped) return
    this.#cancel = this.#with.clock.after(REFRESH_INTERVAL, () => {
      this.reloadHere()
        .catch((error: unknown) =>
          this.#with.log.error({ err: error }, 'could not read the site settings; trying again'),
        )
        .finally(() => this.#wait())
    })
  }
}
