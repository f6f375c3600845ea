import { useEffect, useState } from 'react'
import { useClient } from '../../live/client-context.ts'

const LOOK_EVERY = 5_000

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The current UTC day by the server's clock, YYYY-MM-DD; changes at midnight. */
export const useUtcDay = (): string => {
  const { serverNow } = useClient()
  const [day, setDay] = useState(() => dayOf(serverNow()))
  useEffect(() => {
    const look = () => setDay(dayOf(serverNow()))
    look()
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [serverNow])
  return day
}
