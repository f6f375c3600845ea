import { type ReactNode, Suspense, useState } from 'react'
import { Loading } from '../design/list-state.tsx'
import { useInnerLinks } from './inner-links.ts'

/** The words that the page brought with it; null where the app itself has come to them. */
const broughtAlong = (name: string): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector(`[data-printed="${name}"]`)?.innerHTML ?? null)

/**
 * Long words. Those that a prerendered page brought stay as they are, so that no script brings them a second time;
 * come to from within the app, they are loaded as its children.
 */
export const Prerendered = ({ name, children }: { name: string; children: ReactNode }) => {
  const [html] = useState(() => broughtAlong(name))
  const follow = useInnerLinks()
  return html === null ? (
    // biome-ignore lint/a11y: only links in it are clicked, and those know the keyboard
    <div data-printed={name} onClick={follow}>
      <Suspense fallback={<Loading lines={6} label="The page is loading" />}>{children}</Suspense>
    </div>
  ) : (
    // biome-ignore lint/a11y: as above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, out of our own page
    <div data-printed={name} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
