import type { OutputOf } from '@trivium/wire/registry'
import type { ReactNode } from 'react'
import { LoadState } from '../../../design/load-state.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'

interface WithAccountProps {
  readonly children: (account: OutputOf<'readAccount'>, readAgain: () => void) => ReactNode
}

/** The account's private data, fetched once for all sections that need it. */
export const WithAccount = ({ children }: WithAccountProps) => {
  const asked = useServerQuery('readAccount', {})
  const readAgain = () => void asked.refetch()
  if (asked.data) return children(asked.data, readAgain)
  return <LoadState failure={asked.error} lines={2} label="Loading your account" onRetry={readAgain} />
}
