import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { PageCursor } from '../../leaderboard-entries/read-pages.ts'

/** Bytes of the nonce and of the tag. */
const NONCE = 12
const TAG = 12
const CIPHER = 'chacha20-poly1305'
const LENGTHS = { authTagLength: TAG } as const

/**
 * Page cursors as players see them: encrypted, since they contain a uid, which is private. The nonce is derived from
 * the content, so the same position always gives the same cursor.
 */
export const createPageCursors = (key: Uint8Array) => {
  const derived = (what: string) => Buffer.from(hkdfSync('sha256', key, '', what, 32))
  const sealing = derived('board pages')
  const nonces = derived('board pages, nonces')

  return {
    seal({ points, uid }: PageCursor): string {
      const text = `${points}.${uid}`
      const nonce = createHmac('sha256', nonces).update(text).digest().subarray(0, NONCE)
      const cipher = createCipheriv(CIPHER, sealing, nonce, LENGTHS)
      const sealed = Buffer.concat([cipher.update(text), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** Null for a cursor that was not sealed here. */
    open(text: string): PageCursor | null {
      const all = Buffer.from(text, 'base64url')
      if (all.length <= NONCE + TAG) return null
      const decipher = createDecipheriv(CIPHER, sealing, all.subarray(0, NONCE), LENGTHS)
      decipher.setAuthTag(all.subarray(NONCE, NONCE + TAG))
      const opened = decipher.update(all.subarray(NONCE + TAG)).toString()
      try {
        decipher.final()
      } catch {
        return null
      }
      const dot = opened.indexOf('.')
      return { points: Number(opened.slice(0, dot)), uid: opened.slice(dot + 1) }
    },
  }
}
