import { z } from 'zod'
import { MODES } from './modes/modes.ts'
import { pathsOf } from './modes/pages.ts'

/*
 * A page view report: `POST /api/view`, sent only by `navigator.sendBeacon`. It contains no username, and
 * only the pattern of an address. The browser adds the session cookie, as it does to every request to the
 * site, but the server does not read it here.
 */

export const PAGE_VIEW_PATH = '/api/view'

/**
 * Addresses that belong to no mode, as in the app's routes; `*` stands for unknown addresses. Admin pages are
 * left out.
 */
const OTHER_PAGES = [
  '/edit-profile',
  '/profile/:username',
  '/stats/:username',
  '/achievements/:username',
  '/leaderboard',
  '/register',
  '/login',
  '/reset-password',
  '/articles',
  '/article/:slug',
  '/privacy-policy',
  '/credits',
  '/contact',
  '*',
] as const

/** The addresses that are counted. */
export const COUNTED_PAGES = [...pathsOf(MODES), ...OTHER_PAGES]
export type CountedPage = (typeof COUNTED_PAGES)[number]

/** By the width of the viewport: a phone is narrower than 600 px, a tablet narrower than 1024 px. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const

/** A host as in an address, with its port if any. */
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(\.[a-z0-9_-]+)*)(:\d{1,5})?$/

export const PageView = z.strictObject({
  page: z.enum(COUNTED_PAGES),
  /** The host of the page that linked here; empty if there was none or it was this site. */
  source: z.union([z.literal(''), z.string().max(100).regex(HOST)]),
  device: z.enum(DEVICES),
})
export type PageView = z.infer<typeof PageView>
