import { useEffect, useState } from 'react'
import { useClient } from '../../live/client-context.ts'

/** Whole seconds since a moment of the server's clock. */
export const useWaited = (since: number | null): number => {
  const { serverNow } = useClient()
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    if (since === null) return
    const read = () => setWaited(Math.max(0, Math.floor((serverNow() - since) / 1000)))
    read()
    const timer = setInterval(read, 250)
    return () => clearInterval(timer)
  }, [since, serverNow])
  return waited
}
