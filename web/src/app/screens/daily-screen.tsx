import { useSearchParams } from 'react-router'
import { Calendar } from '../../features/daily/calendar/calendar.tsx'
import { PastDay } from '../../features/daily/calendar/past-day.tsx'
import { Asking } from '../../live/asked.tsx'
import { useHydrated } from '../../live/use-hydrated.ts'

const loadParts = () => import('./daily-parts.tsx')

/** All days, or one of them as its query says. */
export const Component = () => {
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  const day = isHydrated ? params.get('day') : null
  return <Asking>{day === null ? <Calendar /> : <PastDay key={day} day={day} load={loadParts} />}</Asking>
}
