import { type ComponentProps, type MouseEvent, useLayoutEffect } from 'react'
import { createPath, resolvePath, type To } from './location.ts'
import { type NavigateOptions, useLocation, useNavigate } from './page-router.tsx'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  readonly to: To
  /** The browser loads the whole page again. */
  readonly reloadDocument?: boolean
}

/** Other clicks are the browser's: a new tab, a new window, a download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link to another screen of the app. One to the current address replaces it. */
export const Link = ({ to, replace, state, reloadDocument = false, onClick, ...rest }: LinkProps) => {
  const location = useLocation()
  const navigate = useNavigate()
  const href = createPath(resolvePath(to, location.pathname))
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isOurs = !reloadDocument && (rest.target === undefined || rest.target === '_self')
    if (event.defaultPrevented || !isOurs || !isPlainClick(event)) return
    event.preventDefault()
    navigate(href, { replace: replace ?? href === createPath(location), state })
  }
  return <a {...rest} href={href} onClick={follow} />
}

/** Goes to another address as soon as it is rendered. */
export const Navigate = ({ to, replace, state }: Pick<LinkProps, 'to' | 'replace' | 'state'>) => {
  const navigate = useNavigate()
  useLayoutEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}
