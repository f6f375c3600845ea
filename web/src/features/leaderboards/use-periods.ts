import type { LeaderboardKind } from '@trivium/rules/leaderboards/leaderboard'
import { useState } from 'react'
import type { Failure } from '../../live/reply.ts'
import { useServerQuery } from '../../live/server-query.tsx'
import { useAction } from '../../live/use-action.ts'

/** The server's page size: fewer means there are no more. */
const AT_ONCE = 60

export interface Periods {
  /** Past weeks or days, newest first; null while they are loading. */
  readonly past: readonly string[] | null
  /** Fetches older ones; null: there are none. */
  readonly onOlder: (() => void) | null
  readonly isAsking: boolean
  readonly error: Failure | null
  readonly onRetry: () => void
}

/** The past weeks or days of a kind of board. */
export const usePeriods = (kind: LeaderboardKind): Periods => {
  const asked = useServerQuery('readPeriods', { kind })
  const action = useAction('readPeriods')
  const [older, setOlder] = useState<readonly (readonly string[])[]>([])
  const lists = asked.data ? [asked.data.periods, ...older] : []
  const all = lists.flat()
  const last = all.at(-1)
  const onOlder = async () => {
    if (last === undefined) return
    const { result } = await action.run({ kind, before: last })
    if (result) setOlder((lists) => [...lists, result.periods])
  }
  return {
    past: asked.data ? all.filter((period) => period < asked.data.now) : null,
    onOlder: (lists.at(-1)?.length ?? 0) >= AT_ONCE ? onOlder : null,
    isAsking: action.isRunning,
    error: asked.error ?? action.error,
    onRetry: () => (asked.isError ? asked.refetch() : onOlder()),
  }
}
