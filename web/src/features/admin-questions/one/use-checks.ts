import type { QuestionText } from '@trivium/wire/documents/question'
import type { OutputOf } from '@trivium/wire/registry'
import { useEffect, useState } from 'react'
import { useCall } from '../../../live/client-context.ts'

export type Checks = OutputOf<'checkQuestion'>

/** Nobody wants to be told while a word is being typed, ms. */
const PAUSE = 500
const NOTHING: Checks = { objections: [], twins: [] }

/** What the checks say of a text, a moment after it has changed; null text: nothing is asked. */
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
