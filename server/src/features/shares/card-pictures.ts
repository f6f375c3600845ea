import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { limitConcurrency } from '../../limit-concurrency.ts'

/** A picture has about 60 kB. */
const KEPT = 200
/** Pictures that may wait while one is drawn; further requests are refused. */
const MAX_WAITING = 10

/** Draws an SVG as PNG. */
export type DrawPicture = (svg: string) => Promise<Buffer>

/** Draws outside the event loop, in the thread pool. `fonts`: a folder; no other fonts are used. */
export const drawWithFonts =
  (fonts: string): DrawPicture =>
  async (svg) => {
    const font = { fontDirs: [fonts], loadSystemFonts: false, defaultFontFamily: 'Overpass' }
    return (await renderAsync(svg, { font })).asPng()
  }

/**
 * Pictures of cards: one is drawn at a time, the last ones are kept in memory, and simultaneous requests for the same
 * one share it. Returns null if too many are waiting.
 */
export const cardPictures = (draw: DrawPicture) => {
  const kept = new Map<string, Promise<Buffer>>()
  const inTurn = limitConcurrency(1)
  let waiting = 0

  const drawn = async (svg: string): Promise<Buffer> => {
    waiting += 1
    try {
      return await inTurn(() => draw(svg))
    } finally {
      waiting -= 1
    }
  }

  return async (svg: string): Promise<Buffer | null> => {
    const key = createHash('sha256').update(svg).digest('base64url')
    const known = kept.get(key)
    if (known === undefined && waiting > MAX_WAITING) return null
    const picture = known ?? drawn(svg)
    // The most recently used is last.
    kept.delete(key)
    kept.set(key, picture)
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest)
    picture.catch(() => kept.delete(key))
    return picture
  }
}
