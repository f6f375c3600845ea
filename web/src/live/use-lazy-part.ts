import { useEffect, useState } from 'react'

/**
 * A lazily loaded part of the page; null until it has loaded. If loading fails, it is tried again when `again`
 * changes.
 */
export const useLazyPart = <Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  again: unknown,
): Part | null => {
  const [part, setPart] = useState<Part | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `again` triggers a retry
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
