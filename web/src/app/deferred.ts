import type { createBrowserRouter } from 'react-router'
import { screenOf } from '../prose/inner-links.ts'
import { countViews } from './page-views.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** No footer during play or admin work. */
const WITHOUT_FOOTER = /^\/(match|survival\/.|join-friend-match|edit-profile|custom\/edit|quiz\/|admin)/

/** Quizzes whose start screen and games share an address. */
const QUIZ = /^\/(flag|country)-quiz$/

const isPlaying = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  WITHOUT_FOOTER.test(pathname) || (QUIZ.test(pathname) && new URLSearchParams(search).has('game'))

/** The footer came as HTML: its links navigate inside the app, and it is hidden during play. */
const connectFooter = (router: Router): void => {
  const footer = document.querySelector<HTMLElement>('body > footer')
  if (footer === null) return
  footer.addEventListener('click', (event) => {
    const screen = screenOf(event)
    if (screen === null) return
    event.preventDefault()
    void router.navigate(screen)
  })
  const show = () => {
    footer.hidden = isPlaying(router.state.location)
  }
  show()
  router.subscribe(show)
}

/** Starts what a page does not need until its first screen has rendered. */
export const loadDeferred = (router: Router): void => {
  connectFooter(router)
  countViews(router)
}
