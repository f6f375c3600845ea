import type { createBrowserRouter } from 'react-router'
import { screenOf } from '../prose/inner-links.ts'
import { countViews } from './page-views.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Where somebody plays or works, nothing stands under the screen. */
const WITHOUT_FOOT = /^\/(match|survival\/.|join-friend-match|edit-profile|custom\/edit|quiz\/|admin)/

/** Quizzes whose start and games have one address. */
const QUIZ = /^\/(flag|country)-quiz$/

const isPlaying = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  WITHOUT_FOOT.test(pathname) || (QUIZ.test(pathname) && new URLSearchParams(search).has('game'))

/** The page's foot came as HTML: its links lead through the app, and it goes where somebody plays. */
const takeFoot = (router: Router): void => {
  const foot = document.querySelector<HTMLElement>('body > footer')
  if (foot === null) return
  foot.addEventListener('click', (event) => {
    const screen = screenOf(event)
    if (screen === null) return
    event.preventDefault()
    void router.navigate(screen)
  })
  const show = () => {
    foot.hidden = isPlaying(router.state.location)
  }
  show()
  router.subscribe(show)
}

/** What a page does without until its first screen is there. */
export const loadDeferred = (router: Router): void => {
  takeFoot(router)
  countViews(router)
}
