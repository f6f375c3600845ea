import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

const NAME = 'token'

interface ResetToken {
  /** What the mail's link has brought; null without one. */
  readonly token: string | null
  readonly forget: () => void
}

/**
 * The token that stands in the address's fragment, `#token=…`, which no server, log or Referer ever sees. It is taken out
 * of the address at once, so that it is not left in the history either.
 */
export const useResetToken = (): ResetToken => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string | null>(null)
  useLayoutEffect(() => {
    const found = new URLSearchParams(hash.slice(1)).get(NAME)
    if (!found) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setToken(found)
    // The router keeps an address of its own.
    void navigate({ search: location.search, hash: '' }, { replace: true, preventScrollReset: true })
  }, [hash, navigate])
  return { token, forget: () => setToken(null) }
}
