import { useEffect } from 'react'

/** The title of a page whose name comes with its text, so that the route table has none. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title
  }, [title])
}
