import type { QuestionText } from '@trivium/wire/documents/question'
import type { OutputOf } from '@trivium/wire/registry'
import { useEffect, useState } from 'react'
import { useCall } from '../../../live/client-context.ts'

export type Checks = OutputOf<'checkQuestion'>

/** Checks wait for a pause in typing, ms. */
const PAUSE = 500
const NOTHING: Checks = { objections: [], twins: [] }

/** The checks' findings on a text, shortly after it changes; a null text is not checked. */
export const useChecks = (text: QuestionText | null, id: string | null): Checks => {
  const call = useCall()
  const [checks, setChecks] = useState(NOTHING)
  const written = text === null ? null : JSON.stringify(text)
  useEffect(() => {
    if (written === null) {
      setChecks(NOTHING)
      return
    }
    let isLatest = true
    const timer = setTimeout(async () => {
      const { result } = await call('checkQuestion', { text: JSON.parse(written) as QuestionText, id })
      if (isLatest && result) setChecks(result)
    }, PAUSE)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [written, id, call])
  return checks
}
