import { useEffect } from 'react'

/** The title of a page whose name comes with its words: the table of routes has none for it. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title
  }, [title])
}
