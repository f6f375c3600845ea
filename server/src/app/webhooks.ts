import type { Site } from '../site/site.ts'
import { announcer } from '../webhooks/announcer.ts'
import { DayResultsJob } from '../webhooks/day-results.ts'
import { Deliveries } from '../webhooks/deliveries.ts'
import { createPost } from '../webhooks/post.ts'
import type { RunInBackground } from './background.ts'
import type { AppOptions } from './options.ts'

interface WebhooksDependencies {
  readonly options: AppOptions
  readonly site: Site
  readonly inBackground: RunInBackground
}

export type Webhooks = ReturnType<typeof createWebhooks>

/** Webhooks: chat channels that are notified of events on this server. */
export const createWebhooks = ({ options, site, inBackground }: WebhooksDependencies) => {
  const { db, clock, log, publicUrl, webhooksPrivate = false } = options
  const deliveries = new Deliveries({
    db,
    clock,
    log,
    post: createPost({ clock, allowsPrivate: webhooksPrivate }),
  })
  const announcing = announcer({ db, deliveries, siteName: () => site.name, publicUrl, inBackground })
  const days = new DayResultsJob({ db, clock, log, onDayOver: announcing.dayOver })
  let hasStarted = false
  return {
    deliveries,
    announcer: announcing,
    start: async () => {
      if (!hasStarted) await deliveries.start()
      hasStarted = true
      days.start()
    },
    /** What is waiting here is still sent; another process announces the days. */
    pause: () => days.stop(),
    stop: async () => {
      await days.stop()
      await deliveries.stop()
    },
  }
}
