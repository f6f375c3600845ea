import { utcDay } from '@trivium/rules/time'
import { useEffect, useState } from 'react'
import { useClient } from '../../live/client-context.ts'

const LOOK_EVERY = 5_000

/** The current UTC day by the server's clock, YYYY-MM-DD; changes at midnight. */
export const useUtcDay = (): string => {
  const { serverNow } = useClient()
  const [day, setDay] = useState(() => utcDay(serverNow()))
  useEffect(() => {
    const look = () => setDay(utcDay(serverNow()))
    look()
    const timer = setInterval(look, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [serverNow])
  return day
}
