import { useCallback } from 'react'
import { useNotices } from './notices.tsx'

/** Copies a text, and tells that it has; where the browser does not let us, shows it. */
export const useCopy = (): ((text: string, copied: string) => Promise<void>) => {
  const { tell } = useNotices()
  return useCallback(
    async (text, copied) => {
      try {
        await navigator.clipboard.writeText(text)
        tell(copied)
      } catch {
        // Without a secure page there is no clipboard.
        tell(`This browser does not let us copy. Here it is: ${text}`)
      }
    },
    [tell],
  )
}

/** Shares a text by the system's sheet where there is one; else copies it. */
export const useShare = (): ((text: string, copied: string) => Promise<void>) => {
  const copy = useCopy()
  return useCallback(
    async (text, copied) => {
      if (typeof navigator.share !== 'function') return copy(text, copied)
      try {
        await navigator.share({ text })
      } catch (error) {
        // Closing the sheet without sharing is no failure.
        if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text, copied)
      }
    },
    [copy],
  )
}
