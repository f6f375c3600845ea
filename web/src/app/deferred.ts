import { MODES } from '@trivium/wire/modes/modes'
import { isFullScreen } from '@trivium/wire/modes/pages'
import { SHARE_PARAM } from '@trivium/wire/shares/share-path'
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

/** Choosing, and going on. */
const MAX_PRESSES = 2

/** The greeting of a shared link came as HTML: it leaves with the link's page, or once its quiz is under way. */
const connectGreeting = (pages: Pages): void => {
  const greeting = document.querySelector('body > .greeting')
  if (greeting === null) return
  let presses = 0
  const press = (counts: boolean) => {
    if (counts) presses += 1
    if (presses >= MAX_PRESSES) greeting.remove()
  }
  document.addEventListener('click', ({ target }) =>
    press(target instanceof Element && target.closest('main button, main label') !== null),
  )
  document.addEventListener('keydown', ({ key }) => press(/^[1-9]$/.test(key)))
  pages.listen(() => {
    if (!new URLSearchParams(pages.visit.location.search).has(SHARE_PARAM)) greeting.remove()
  })
}

/** Starts the parts that a page does not need before its first screen has rendered. */
export const loadDeferred = (pages: Pages): void => {
  connectFooter(pages)
  connectGreeting(pages)
  countViews(pages)
}
