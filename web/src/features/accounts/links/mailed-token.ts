import { useCallback, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface MailedToken {
  /** What the mail's link has brought; null without one. */
  readonly token: string | null
  readonly forget: () => void
  /** It has been answered: shown as long as the page is, and not kept for another visit. */
  readonly release: () => void
}

/** Held while the page stands: whoever has to log in first comes back without the address's fragment. */
const HELD = new Map<string, string>()

/**
 * The token that stands in the address's fragment, `#NAME=…`, which no server, log or Referer ever sees. It is taken out
 * of the address at once, so that it is not left in the history either.
 */
export const useMailedToken = (name: 'token' | 'confirm'): MailedToken => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState(HELD.get(name) ?? null)
  useLayoutEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get(name)
    if (!found) return
    history.replaceState(history.state, '', location.pathname + location.search)
    if (name === 'confirm') HELD.set(name, found)
    setToken(found)
    // The router keeps an address of its own.
    void navigate({ search: location.search, hash: '' }, { replace: true, preventScrollReset: true })
  }, [hash, name, navigate])
  const release = useCallback(() => void HELD.delete(name), [name])
  return { token, release, forget: () => setToken(null) }
}
