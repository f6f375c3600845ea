import { useCallback, useRef } from 'react'
import { useClient } from '../../live/client-context.ts'

/** A pause this long ends the name, ms. */
const PAUSE = 1_000

/** The possible continuations of names accepted before their end, and what has been typed of them. */
interface TypedOn {
  readonly rests: readonly string[]
  readonly typed: string
  readonly until: number
}

/** The letters of a text, normalised like the continuations. */
const lettersOf = (text: string): string =>
  text
    .replaceAll('&', 'and')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The continuations left after these letters; null: the letters continue none of them. */
const restsAfter = (rests: readonly string[], typed: string): readonly string[] | null => {
  const letters = lettersOf(typed)
  const still = rests.filter((rest) => rest.startsWith(letters))
  return still.length === 0 ? null : still.filter((rest) => rest !== letters)
}

interface Typing {
  /** A name was accepted, with these continuations; `typed`: the field's text after it at that moment. */
  readonly taken: (rests: readonly string[], typed: string) => void
  /** The text that belongs to the next flag; null: it continues the name before. */
  readonly afterwards: (text: string) => string | null
}

/**
 * 'bosnia' counts before 'and Herzegovina' is typed, and then the next flag is already shown: the rest must not be taken
 * as its name. Text that turns out to be another name with the same beginning is returned whole.
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
