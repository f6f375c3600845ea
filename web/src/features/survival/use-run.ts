import { useLocation, useNavigate } from 'react-router'
import type { Failure } from '../../live/reply.ts'
import { useAction } from '../../live/use-action.ts'

/** The address of a run. */
const pathOf = (gameId: string): string => `/survival/${gameId}`

interface OpenRun {
  /** `best`: the player's best so far in this kind of run; null: none yet; undefined: not known. */
  readonly open: (untimed: boolean, best: number | null | undefined) => Promise<void>
  readonly isOpening: boolean
  readonly error: Failure | null
}

/** Opens a new run, or the one in progress, and goes there. */
export const useOpenRun = (): OpenRun => {
  const navigate = useNavigate()
  const action = useAction('openSurvival')
  const open = async (untimed: boolean, best: number | null | undefined) => {
    const { result } = await action.run({ untimed })
    if (result) navigate(pathOf(result.gameId), { state: { best } })
  }
  return { open, isOpening: action.isRunning, error: action.error }
}

/** The player's best when this run was opened: null if there was none, undefined if this page did not open it. */
export const useBestBefore = (): number | null | undefined => {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('best' in state)) return undefined
  return typeof state.best === 'number' || state.best === null ? state.best : undefined
}
