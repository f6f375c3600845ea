import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../design/button.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { useClient } from '../../../live/client-context.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { monthTitle } from '../../../time/utc-days.ts'
import { monthAfter, monthOf } from '../dates.ts'
import { Legend } from './legend.tsx'
import styles from './month.module.css'
import { Month } from './month.tsx'

/** One month at a time, back to the first daily. */
export const Months = () => {
  const { serverNow } = useClient()
  const [guessed] = useState(() => monthOf(new Date(serverNow()).toISOString()))
  const [chosen, setChosen] = useState<string | null>(null)
  const [bounds, setBounds] = useState<readonly [first: string, last: string] | null>(null)
  // A device's clock may be in a different month from the server's.
  const shown = chosen ?? bounds?.[1] ?? guessed
  const asked = useServerQuery('readDailyMonth', { month: shown })
  const { data } = asked
  if (data && bounds?.[1] !== monthOf(data.today)) setBounds([monthOf(data.since), monthOf(data.today)])
  const canGo = (months: number): boolean => {
    const month = monthAfter(shown, months)
    return bounds !== null && month >= bounds[0] && month <= bounds[1]
  }
  const go = (months: number): void => {
    if (canGo(months)) setChosen(monthAfter(shown, months))
  }
  return (
    <div className={styles.months}>
      <div className={styles.head}>
        <IconButton label="Previous month" aria-disabled={!canGo(-1)} onClick={() => go(-1)}>
          <ChevronLeft />
        </IconButton>
        <h2 id="month" aria-live="polite">
          {monthTitle(shown)}
        </h2>
        <IconButton label="Next month" aria-disabled={!canGo(1)} onClick={() => go(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      {data ? (
        <Month {...data} onMonth={go} />
      ) : (
        <div className={styles.coming}>
          <LoadState
            failure={asked.error}
            lines={6}
            label="Loading the month"
            onRetry={() => asked.refetch()}
          />
        </div>
      )}
      <Legend />
    </div>
  )
}
