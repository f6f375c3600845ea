import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { DEVICES } from '../page-views.ts'

const Count = z.int().min(0)
const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** Page views of the site, as totals. */
export const pageViews = {
  /** Page views by day. Every one of the last `days` UTC days, including today, oldest first. */
  readViews: defineFunction({
    access: 'admin',
    limit: { calls: 60, per: 60_000 },
    input: z.strictObject({ days: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)]) }),
    output: z.strictObject({
      days: z.array(z.strictObject({ day: Day, views: Count, visitors: Count })),
      /** Most viewed first, at most 50. */
      pages: z.array(z.strictObject({ page: z.string(), views: Count })),
      /** Referring hosts, most views first, at most 50. Views from within the site or from nowhere are left out. */
      sources: z.array(z.strictObject({ source: z.string(), views: Count })),
      devices: z.array(z.strictObject({ device: z.enum(DEVICES), views: Count })),
    }),
  }),
}
