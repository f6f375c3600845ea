import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Failure } from '../../live/reply.ts'
import { useNavigate } from '../../routing/page-router.tsx'

/** The result of looking up the player in an address. */
export type Found<Known> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly kind: 'loaded'; readonly player: Known }

interface Address {
  /** The username as the address spells it. */
  readonly username: string
  /** The page's address is this plus the username. */
  readonly at: '/profile/' | '/stats/' | '/achievements/'
}

/**
 * Looks up a player. An old name, or a name in another case, is replaced with the right one in the address bar, while the
 * player's data stay on the screen.
 */
export const useFound = <Known extends { readonly username: string }>(
  asked: UseQueryResult<Known, Failure>,
  { username, at }: Address,
): Found<Known> => {
  const [sentOn, setSentOn] = useState<Known | null>(null)
  const navigate = useNavigate()
  const found = asked.data
  useEffect(() => {
    if (found === undefined || found.username === username) return
    setSentOn(found)
    navigate(`${at}${found.username}`, { replace: true })
  }, [at, username, found, navigate])
  const player = found ?? (sentOn?.username === username ? sentOn : null)
  if (player !== null) return { kind: 'loaded', player }
  if (asked.error === null) return { kind: 'loading' }
  const { reason, message } = asked.error
  if (reason === 'unknown-player' || reason === 'bad-input') return { kind: 'unknown' }
  return { kind: 'failed', message, onRetry: () => void asked.refetch() }
}
