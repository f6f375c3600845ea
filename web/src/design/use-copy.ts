import { useCallback } from 'react'
import { useNotices } from './notices.tsx'

/** Copies a text and confirms it; if the browser does not allow that, shows the text. */
export const useCopy = (): ((text: string, copied: string) => Promise<void>) => {
  const { tell } = useNotices()
  return useCallback(
    async (text, copied) => {
      try {
        await navigator.clipboard.writeText(text)
        tell(copied)
      } catch {
        // An insecure page has no clipboard.
        tell(`This browser does not let us copy. Here it is: ${text}`)
      }
    },
    [tell],
  )
}
