import { fingerprintOf } from '@trivium/content/questions/fingerprint'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import type { Actor } from '../../audit/record.ts'
import type { Standing } from '../../questions/versions.ts'
import { type Act, act, lockKnown, type QuestionWork, subjectOf } from './acting.ts'

/** What the log keeps: whether it was in use, and for which one it had given way. */
export interface UseState {
  readonly retired: boolean
  readonly mergedInto: string | null
}

export const useOf = ({ retiredAt, mergedInto }: Standing): UseState => ({
  retired: retiredAt !== null,
  mergedInto,
})

export const writeUse = async (
  { tx, at, revision }: Pick<Act, 'tx' | 'at' | 'revision'>,
  { id, text }: Standing,
  { retired, mergedInto }: UseState,
): Promise<void> => {
  await tx
    .updateTable('questions')
    .set({ retired_at: retired ? at : null, duplicate_of: mergedInto, revision })
    // An import that was taken back has given its fingerprints up.
    .$if(!retired, (update) => update.set({ fingerprint: fingerprintOf(text) }))
    .where('id', '=', id)
    .execute()
}

/** Within an act; refuses what is retired already. */
export const retireOne = async (
  { tx, at, revision, enter }: Act,
  id: string,
  reason: string,
): Promise<Standing | Refused> => {
  const standing = await lockKnown(tx, id)
  if (isRefused(standing)) return standing
  if (standing.retiredAt !== null) return refused('question-changed')
  const after: UseState = { retired: true, mergedInto: null }
  await writeUse({ tx, at, revision }, standing, after)
  const subject = subjectOf(id, standing.text.prompt)
  await enter({ act: 'retire-question', subject, before: useOf(standing), after, reason })
  return standing
}

export const retiring = (work: QuestionWork) => ({
  retire: (
    actor: Actor,
    { id, reason }: InputOf<'retireQuestion'>,
  ): Promise<Record<string, never> | Refused> =>
    act(work, actor, async (doing) => {
      const done = await retireOne(doing, id, reason)
      return isRefused(done) ? done : {}
    }),
})
