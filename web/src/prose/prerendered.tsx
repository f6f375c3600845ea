import { type ReactNode, Suspense, useState } from 'react'
import { Loading } from '../design/list-state.tsx'
import { useInnerLinks } from './inner-links.ts'

/** The text that the page was delivered with; null after navigation inside the app. */
const broughtAlong = (name: string): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector(`[data-printed="${name}"]`)?.innerHTML ?? null)

/**
 * Long text. If the page was prerendered, its HTML is kept, so that no script has to contain it again; after navigation
 * inside the app, it is loaded as the children.
 */
export const Prerendered = ({ name, children }: { name: string; children: ReactNode }) => {
  const [html] = useState(() => broughtAlong(name))
  const follow = useInnerLinks()
  return html === null ? (
    // biome-ignore lint/a11y: only its links are clicked, and links support the keyboard
    <div data-printed={name} onClick={follow}>
      <Suspense fallback={<Loading lines={6} label="The page is loading" />}>{children}</Suspense>
    </div>
  ) : (
    // biome-ignore lint/a11y: see above
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, from our own page
    <div data-printed={name} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
