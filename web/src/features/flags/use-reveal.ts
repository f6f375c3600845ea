import type { FlagsDocument } from '@trivium/wire/documents/places'
import { useCallback, useEffect, useState } from 'react'

/** How long a closed flag is shown before the next one appears automatically, ms. */
export const REVEAL_MS = { right: 700, wrong: 2_200 } as const

type Shown = NonNullable<FlagsDocument['current']>

export interface Reveal {
  /** The flag on the screen: the current one, or the one that has just been closed. */
  readonly shown: Shown | null
  /** How it was answered; null while it is open. */
  readonly closed: { readonly choice: number | null; readonly right: number | null } | null
  /** Moves to the next flag. */
  readonly goOn: () => void
}

/** Keeps a closed flag of four choices on the screen for a moment, with the right answer. */
export const useReveal = ({ current, last }: FlagsDocument): Reveal => {
  const [shown, setShown] = useState(current)
  const isClosed = shown !== null && last?.item === shown.item && current?.item !== shown.item
  if (!isClosed && shown !== current) setShown(current)
  const goOn = useCallback(() => setShown(current), [current])
  const look = last?.outcome === 'found' ? REVEAL_MS.right : REVEAL_MS.wrong
  useEffect(() => {
    if (!isClosed) return
    const timer = setTimeout(goOn, look)
    return () => clearTimeout(timer)
  }, [isClosed, goOn, look])
  return { shown: isClosed ? shown : current, closed: isClosed ? last : null, goOn }
}
