import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { useEffect, useState } from 'react'
import { useCall } from './client-context.ts'

/** The result of one call made when the component mounts; null until it arrives. `known`: there is no need to call. */
export const useReply = <Name extends FunctionName>(
  name: Name,
  data: InputOf<Name>,
  known: OutputOf<Name> | null = null,
): OutputOf<Name> | 'failed' | null => {
  const call = useCall()
  const [result, setResult] = useState<OutputOf<Name> | 'failed' | null>(known)
  const [input] = useState(data)
  const isKnown = known !== null
  useEffect(() => {
    if (isKnown) return
    let isCurrent = true
    void call(name, input).then((reply) => {
      if (isCurrent) setResult(reply.error ? 'failed' : reply.result)
    })
    return () => {
      isCurrent = false
    }
  }, [call, name, input, isKnown])
  return result
}
