import type { SurvivalKind } from '@trivium/wire/modes/survival-score-key'
import type { Failure } from '../../live/reply.ts'
import { useAction } from '../../live/use-action.ts'
import { useLocation, useNavigate } from '../../routing/page-router.tsx'
import type { Marks } from './flags.ts'

/** The address of a run. */
const pathOf = (gameId: string): string => `/survival/${gameId}`

interface OpenRun {
  /** `marks`: the scores to beat in this kind of run. */
  readonly open: (kind: SurvivalKind, marks: Marks) => Promise<void>
  readonly isOpening: boolean
  readonly error: Failure | null
}

/** Opens a new run, or the one in progress, and goes there. */
export const useOpenRun = (): OpenRun => {
  const navigate = useNavigate()
  const action = useAction('openSurvival')
  const open = async (kind: SurvivalKind, marks: Marks) => {
    const { result } = await action.run(kind)
    if (result) navigate(pathOf(result.gameId), { state: marks })
  }
  return { open, isOpening: action.isRunning, error: action.error }
}

const scoreIn = (state: object, name: string): number | null | undefined => {
  const value: unknown = Reflect.get(state, name)
  return typeof value === 'number' || value === null ? value : undefined
}

/** The scores to beat when this run was opened; empty if this page did not open it. */
export const useMarks = (): Marks => {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null) return {}
  return { best: scoreIn(state, 'best'), top: scoreIn(state, 'top'), bot: scoreIn(state, 'bot') }
}
