import { useEffect } from 'react'

/** Sets the title of a page that has none in the route table, because it comes with the page's text. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title
  }, [title])
}
