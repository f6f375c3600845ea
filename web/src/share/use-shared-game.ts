import type { OutputOf } from '@trivium/wire/registry'
import { sharePath } from '@trivium/wire/shares/share-path'
import { plainText, squaresText } from '@trivium/wire/shares/share-text'
import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '../live/reply.ts'
import { useAction } from '../live/use-action.ts'
import { SITE_NAME } from '../site/identity.ts'

/** A finished game, ready to be shared. */
export interface Shared {
  readonly result: OutputOf<'shareGame'>['result']
  readonly link: string
  /** With squares; and the same in words. */
  readonly squares: string
  readonly words: string
}

/** The game's link and texts; null until they are known. */
export const useSharedGame = (
  gameId: string,
  streak: number,
): { readonly shared: Shared | null; readonly error: Failure | null; readonly retry: () => void } => {
  const { run, error } = useAction('shareGame')
  const [known, setKnown] = useState<OutputOf<'shareGame'> | null>(null)
  const ask = useCallback(async () => {
    const { result } = await run({ gameId })
    if (result) setKnown(result)
  }, [run, gameId])
  useEffect(() => void ask(), [ask])
  if (known === null) return { shared: null, error, retry: ask }
  const { id, result } = known
  const link = location.origin + sharePath(result, id)
  const options = { site: SITE_NAME, link, streak }
  const shared = { result, link, squares: squaresText(result, options), words: plainText(result, options) }
  return { shared, error: null, retry: ask }
}
