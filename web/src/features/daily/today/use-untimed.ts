import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useNotices } from '../../../design/notices.tsx'
import { useCall, useTopic } from '../../../live/client-context.ts'
import { earlyQuestion } from '../early.ts'

export interface Untimed {
  readonly isUntimed: boolean
  readonly choose: (isUntimed: boolean) => void
  /** Resolves once the choice is saved in the account. */
  readonly saved: () => Promise<unknown>
}

/** Whether solo play has no clock: a setting of the account, which the server reads when a game is opened. */
export const useUntimed = (): Untimed => {
  const call = useCall()
  const { tell } = useNotices()
  const kept = useTopic('user').doc?.settings.untimed ?? false
  const [wanted, setWanted] = useState<boolean | null>(null)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const choose = useCallback(
    (untimed: boolean) => {
      setWanted(untimed)
      const save = async () => {
        const { error } = await call('saveSettings', { untimed })
        if (!error) return
        setWanted(null)
        tell(`The clock stays as it was. ${error.message}`, 'problem')
      }
      saving.current = saving.current.then(save)
    },
    [call, tell],
  )
  useLayoutEffect(() => {
    const early = earlyQuestion()
    if (early?.isUntimed && !early.isTaken) choose(true)
  }, [choose])
  return { isUntimed: wanted ?? kept, choose, saved: useCallback(() => saving.current, []) }
}
