import type { Site } from '../site/site.ts'
import { announcer } from '../webhooks/announcer.ts'
import { DayEnds } from '../webhooks/day-results.ts'
import { Deliveries } from '../webhooks/deliveries.ts'
import { posting } from '../webhooks/post.ts'
import type { InBackground } from './background.ts'
import type { Surroundings } from './surroundings.ts'

interface WebhooksDependencies {
  readonly around: Surroundings
  readonly site: Site
  readonly inBackground: InBackground
}

export type Webhooks = ReturnType<typeof webhooksPart>

/** Chats that are told of what happens here. */
export const webhooksPart = ({ around, site, inBackground }: WebhooksDependencies) => {
  const { db, clock, log, publicUrl, webhooksPrivate = false } = around
  const deliveries = new Deliveries({ db, clock, log, post: posting({ allowsPrivate: webhooksPrivate }) })
  const announcing = announcer({ db, deliveries, siteName: () => site.name, publicUrl, inBackground })
  const days = new DayEnds({ db, clock, log, over: announcing.dayOver })
  return {
    deliveries,
    announcer: announcing,
    start: () => days.start(),
    stop: async () => {
      await days.stop()
      await deliveries.stop()
    },
  }
}
