import type { OutputOf } from '@trivium/wire/registry'
import { type ReactNode, useEffect } from 'react'
import { ButtonLink } from '../../design/button.tsx'
import { FailedMessage } from '../../design/failed-message.tsx'
import { Loading } from '../../design/list-state.tsx'
import { Message } from '../../design/message.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { typedKey } from './room-key.ts'

export type Found = OutputOf<'findPartyByKey'>

/** A television has nobody to press 'Try again', ms. */
const RETRY = 5_000

interface FoundPartyProps {
  /** As in the address. */
  readonly roomKey: string
  readonly children: (found: Found, refetch: () => void) => ReactNode
}

/** The party of a key, or why there is none. */
export const FoundParty = ({ roomKey, children }: FoundPartyProps) => {
  const { data, error, isPending, refetch } = useServerQuery('findPartyByKey', { key: typedKey(roomKey) })
  const isUnreachable = error !== null && error.reason === null
  useEffect(() => {
    if (!isUnreachable) return
    const timer = setInterval(() => void refetch(), RETRY)
    return () => clearInterval(timer)
  }, [isUnreachable, refetch])
  if (data !== undefined) return children(data, () => void refetch())
  if (isPending) return <Loading lines={4} label="Loading the party" />
  if (error?.reason === 'unknown-party' || error?.reason === 'bad-input') return <NoParty />
  return (
    <FailedMessage
      title="The party did not load"
      message={error?.message ?? ''}
      onRetry={() => void refetch()}
    />
  )
}

const NoParty = () => (
  <Message
    sign="?"
    title="There is no party with this key"
    actions={
      <ButtonLink look="primary" to="/party">
        Type the key again
      </ButtonLink>
    }
  >
    Keys are valid for 8 hours. Check it on the big screen, or start a party of your own.
  </Message>
)
