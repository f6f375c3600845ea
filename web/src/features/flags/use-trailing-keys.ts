import { useCallback, useRef } from 'react'
import { useClient } from '../../live/client-context.ts'

/** Who stops for so long has ended the name, ms. */
const PAUSE = 1_000

/** How names go on that were taken before their end, and what has been typed of that. */
interface TypedOn {
  readonly rests: readonly string[]
  readonly typed: string
  readonly until: number
}

/** The letters of a text, as the rests are told. */
const lettersOf = (text: string): string =>
  text
    .replaceAll('&', 'and')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** What is left to type after these letters; null: they are not how any of the names go on. */
const restsAfter = (rests: readonly string[], typed: string): readonly string[] | null => {
  const letters = lettersOf(typed)
  const still = rests.filter((rest) => rest.startsWith(letters))
  return still.length === 0 ? null : still.filter((rest) => rest !== letters)
}

interface Typing {
  /** A name was taken, with these rests; `typed`: what stood in the field after it by then. */
  readonly taken: (rests: readonly string[], typed: string) => void
  /** What was typed into the empty field, where it belongs to the next flag; null: it is the end of the name before. */
  readonly afterwards: (text: string) => string | null
}

/**
 * 'bosnia' is right before 'and Herzegovina' is typed, and the next flag is there: the rest is not typed for it. What
 * turns out to be another name that begins alike is given back whole.
 */
export const useTrailingKeys = (): Typing => {
  const { serverNow } = useClient()
  const on = useRef<TypedOn | null>(null)
  const goOn = useCallback(
    (rests: readonly string[], typed: string): boolean => {
      const left = restsAfter(rests, typed)
      on.current = left?.length ? { rests, typed, until: serverNow() + PAUSE } : null
      return left !== null
    },
    [serverNow],
  )
  const taken = useCallback((rests: readonly string[], typed: string) => void goOn(rests, typed), [goOn])
  const afterwards = useCallback(
    (text: string) => {
      const before = on.current
      on.current = null
      if (before === null || serverNow() >= before.until) return text
      const typed = before.typed + text
      return goOn(before.rests, typed) ? null : typed
    },
    [goOn, serverNow],
  )
  return { taken, afterwards }
}
