import { MODES } from '@trivium/wire/modes/modes'
import { isFullScreen } from '@trivium/wire/modes/pages'
import { screenOf } from '../prose/inner-links.ts'
import type { PageHistory } from '../routing/page-history.ts'
import { countViews } from './page-views.ts'

type Pages = Pick<PageHistory, 'visit' | 'push' | 'listen'>

/** Settings and admin work have no footer; the modes list more such pages. */
const WITHOUT_FOOTER = /^\/(edit-profile|admin)/

/** The footer came as HTML: its links navigate inside the app, and it is hidden during play and admin work. */
const connectFooter = (pages: Pages): void => {
  const footer = document.querySelector<HTMLElement>('body > footer')
  if (footer === null) return
  footer.addEventListener('click', (event) => {
    const screen = screenOf(event)
    if (screen === null) return
    event.preventDefault()
    pages.push(screen)
  })
  const show = () => {
    const { pathname, search } = pages.visit.location
    footer.hidden =
      WITHOUT_FOOTER.test(pathname) || isFullScreen(MODES, pathname, new URLSearchParams(search))
  }
  show()
  pages.listen(show)
}

/** Starts the parts that a page does not need before its first screen has rendered. */
export const loadDeferred = (pages: Pages): void => {
  connectFooter(pages)
  countViews(pages)
}
