import { Calendar } from '../../features/daily/calendar/calendar.tsx'
import { PastDay } from '../../features/daily/calendar/past-day.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useQueryParam } from '../../live/use-query-param.ts'

const loadParts = () => import('./daily-parts.tsx')

/** The list of days, or the day in the query. */
export const Component = () => {
  const day = useQueryParam('day')
  return (
    <QueryProvider>
      {day === null ? <Calendar /> : <PastDay key={day} day={day} load={loadParts} />}
    </QueryProvider>
  )
}
