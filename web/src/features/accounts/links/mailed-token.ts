import { useCallback, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../../routing/page-router.tsx'

interface MailedToken {
  /** The token of the mailed link; null without one. */
  readonly token: string | null
  readonly forget: () => void
  /** Marks the token as used: this screen still has it, but another visit does not. */
  readonly release: () => void
}

/** Kept while the page is open: a player who has to log in first comes back without the fragment. */
const HELD = new Map<string, string>()

/**
 * The token in the address's fragment, `#NAME=…`, which no server, log or Referer ever sees. It is removed from the
 * address at once, so that it does not stay in the history either.
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
    // The router has its own copy of the address.
    void navigate({ search: location.search, hash: '' }, { replace: true })
  }, [hash, name, navigate])
  const release = useCallback(() => void HELD.delete(name), [name])
  return { token, release, forget: () => setToken(null) }
}
