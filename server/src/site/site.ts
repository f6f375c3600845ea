import { DEFAULT_SITE_NAME } from '@trivium/wire/site/names'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { PLAIN_SITE, readSite, type SiteValues } from './stored.ts'

export interface SiteDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly log: Pick<Logger, 'error'>
}

/** What another process has changed is known here so much later, ms. */
const EVERY = 10_000

/** What operators have set, in memory: every page and every registration asks for it. */
export class Site {
  readonly #with: SiteDependencies
  #values: SiteValues = PLAIN_SITE
  #turn: Promise<unknown> = Promise.resolve()
  #cancel = () => {}
  #isStopped = false

  constructor(dependencies: SiteDependencies) {
    this.#with = dependencies
  }

  /** The same object as long as nothing has changed. */
  get values(): SiteValues {
    return this.#values
  }

  get name(): string {
    return this.#values.name ?? DEFAULT_SITE_NAME
  }

  async start(): Promise<void> {
    await this.reload()
    this.#wait()
  }

  /** Resolves when nothing is being read any more. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancel()
    await this.#turn
  }

  /** Reads it again: after a change in the panel, it holds at once. One reading at a time, so that an older one never wins. */
  reload(): Promise<void> {
    const done = this.#turn.then(async () => {
      const values = await readSite(this.#with.db)
      if (JSON.stringify(values) !== JSON.stringify(this.#values)) this.#values = values
    })
    this.#turn = done.catch(() => {})
    return done
  }

  #wait(): void {
    if (this.#isStopped) return
    this.#cancel = this.#with.clock.after(EVERY, () => {
      this.reload()
        .catch((error: unknown) =>
          this.#with.log.error({ err: error }, 'the settings of the site could not be read; trying again'),
        )
        .finally(() => this.#wait())
    })
  }
}
