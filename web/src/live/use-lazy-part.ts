import { useEffect, useState } from 'react'

/**
 * A part of the page whose script comes when it is wanted; null until it is here. A script that does not come is asked
 * for again when `again` has changed.
 */
export const useLazyPart = <Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  again: unknown,
): Part | null => {
  const [part, setPart] = useState<Part | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` is what a new try waits for
  useEffect(() => {
    if (!isWanted || part !== null) return
    let isHere = true
    load().then(
      (loaded) => {
        if (isHere) setPart(() => loaded)
      },
      (error: unknown) => console.info('A part of the page did not load:', error),
    )
    return () => {
      isHere = false
    }
  }, [load, isWanted, part, again])
  return part
}
