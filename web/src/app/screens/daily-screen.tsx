import { Calendar } from '../../features/daily/calendar/calendar.tsx'
import { PastDay } from '../../features/daily/calendar/past-day.tsx'
import { Asking } from '../../live/asked.tsx'
import { useChosen } from '../../live/use-chosen.ts'

const loadParts = () => import('./daily-parts.tsx')

/** All days, or one of them as its query says. */
export const Component = () => {
  const day = useChosen('day')
  return <Asking>{day === null ? <Calendar /> : <PastDay key={day} day={day} load={loadParts} />}</Asking>
}
