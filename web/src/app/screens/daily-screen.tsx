import { Calendar } from '../../features/daily/calendar/calendar.tsx'
import { PastDay } from '../../features/daily/calendar/past-day.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import { useQueryParam } from '../../live/use-query-param.ts'

const loadParts = () => import('./daily-parts.tsx')

/** All days, or one of them as its query says. */
export const Component = () => {
  const day = useQueryParam('day')
  return (
    <QueryProvider>
      {day === null ? <Calendar /> : <PastDay key={day} day={day} load={loadParts} />}
    </QueryProvider>
  )
}
