import type { MessageGame } from '@trivium/wire/documents/message'
import { useEffect, useState } from 'react'
import { useCall } from '../../live/client-context.ts'

export type OwnGame =
  | { readonly status: 'none' }
  | { readonly status: 'asking' }
  /** It is not the player's, or could not be fetched. */
  | { readonly status: 'not-yours' }
  | { readonly status: 'yours'; readonly game: MessageGame }

const ID = /^[1-9A-HJ-NP-Za-km-z]{12}$/

/** The game in the address, if the player took part in it. */
export const useOwnGame = (gameId: string | null): OwnGame => {
  const call = useCall()
  const [found, setFound] = useState<OwnGame | null>(null)
  const isAsked = gameId !== null && ID.test(gameId)
  useEffect(() => {
    if (!isAsked) return
    let isStale = false
    const ask = async () => {
      const { result } = await call('readContact', { gameId })
      const game = result?.game ?? null
      if (!isStale) setFound(game === null ? { status: 'not-yours' } : { status: 'yours', game })
    }
    void ask()
    return () => {
      isStale = true
    }
  }, [call, gameId, isAsked])
  if (gameId === null) return { status: 'none' }
  return isAsked ? (found ?? { status: 'asking' }) : { status: 'not-yours' }
}
