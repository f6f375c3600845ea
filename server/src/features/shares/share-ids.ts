import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A player's seat in a game. */
export interface SharedSeat {
  readonly gameId: string
  readonly seat: 0 | 1
}

const GAME_ID = 12
const SIGNATURE = 12

/** Makes and reads the keys of shared results. `key`: the server's secret. */
export const shareIds = (key: Uint8Array) => {
  const own = new Uint8Array(hkdfSync('sha256', key, '', 'links to shared results', 32))
  const sign = (seat: string): string =>
    createHmac('sha256', own).update(seat).digest('base64url').slice(0, SIGNATURE)
  return {
    idOf({ gameId, seat }: SharedSeat): string {
      return `${gameId}${seat}${sign(gameId + seat)}`
    },
    /** Null if this server has not made the key. */
    seatOf(id: string): SharedSeat | null {
      const signed = id.slice(0, GAME_ID + 1)
      const [given, right] = [Buffer.from(id.slice(GAME_ID + 1)), Buffer.from(sign(signed))]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      return { gameId: signed.slice(0, GAME_ID), seat: signed.endsWith('0') ? 0 : 1 }
    },
  }
}
