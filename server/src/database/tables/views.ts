export interface PageViewsTable {
  /** `2026-01-31`, UTC. */
  day: string
  page: string
  /** The referring host; empty for none. */
  source: string
  device: string
  views: number
}

export interface PageVisitorsTable {
  day: string
  visitors: number
}
