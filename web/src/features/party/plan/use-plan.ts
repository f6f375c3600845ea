import type { OutputOf } from '@trivium/wire/registry'
import { useCallback, useRef, useState } from 'react'
import { useAction } from '../../../live/use-action.ts'
import { type PlanForm, planOf } from './plan-form.ts'

/** A plan as the server has it; null: it has not been saved yet. */
export type SavedPlan = { readonly planId: string } & OutputOf<'readPartyPlan'>

/** Why a plan cannot be saved or played, and which round is at fault, from 0. */
export interface Problem {
  readonly message: string
  readonly round: number | null
}

const roundIn = ({ round }: Readonly<Record<string, unknown>>): number | null =>
  typeof round === 'number' ? round : null

/** The plan that is edited, and what can be done with it. */
export const usePlan = (first: PlanForm, saved: SavedPlan | null) => {
  const [form, setForm] = useState(first)
  const [isDirty, setDirty] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const version = useRef(saved === null ? null : { planId: saved.planId, updatedAt: saved.updatedAt })
  const [drawnAt, setDrawnAt] = useState(saved?.drawnAt ?? null)
  const create = useAction('createPartyPlan')
  const update = useAction('savePartyPlan')
  const open = useAction('playPartyPlan')

  const change = useCallback((part: Partial<PlanForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setDirty(true)
    setProblem(null)
  }, [])

  const fail = (message: string, round: number | null): null => {
    setProblem({ message, round })
    return null
  }

  /** Saves what has changed; the plan's id, or null if that was not possible. */
  const save = async (): Promise<string | null> => {
    const before = version.current
    if (before !== null && !isDirty) return before.planId
    const plan = planOf(form)
    if ('missing' in plan) return fail('Choose a quiz for this round.', plan.missing)
    const { result, error } =
      before === null ? await create.run({ plan }) : await update.run({ ...before, plan })
    if (error) return fail(error.message, roundIn(error.details))
    version.current = {
      planId: before?.planId ?? ('planId' in result ? result.planId : ''),
      updatedAt: result.updatedAt,
    }
    if ('drawnAt' in result) setDrawnAt(result.drawnAt)
    setDirty(false)
    return version.current.planId
  }

  /** Opens a room; its key, or null if that was not possible. */
  const play = async (): Promise<string | null> => {
    const planId = await save()
    if (planId === null) return null
    const { result, error } = await open.run({ planId })
    return error ? fail(error.message, roundIn(error.details)) : result.key
  }

  return {
    ...{ form, change, problem, isDirty, drawnAt, save, play },
    isBusy: create.isRunning || update.isRunning || open.isRunning,
  }
}
