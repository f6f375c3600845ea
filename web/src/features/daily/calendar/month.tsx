import type { OutputOf } from '@trivium/wire/registry'
import { type KeyboardEvent, useRef, useState } from 'react'
import { DayCell } from './day-cell.tsx'
import { dayByKey } from './day-keys.ts'
import styles from './month.module.css'
import { weeksOf } from './weeks.ts'

type MonthProps = OutputOf<'readDailyMonth'> & {
  /** Moves this many months forward, or back if negative. */
  readonly onMonth: (months: number) => void
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A month as a grid: one tab stop, arrow keys from day to day. */
export const Month = ({ days, today, onMonth }: MonthProps) => {
  const playable = days.filter((day) => day.playable).map(({ day }) => day)
  const [reached, setReached] = useState<string | null>(null)
  const stop = reached !== null && playable.includes(reached) ? reached : (playable.at(-1) ?? null)
  const table = useRef<HTMLTableElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'PageUp') onMonth(-1)
    else if (event.key === 'PageDown') onMonth(1)
    else {
      const day = stop && dayByKey(event.key, stop, playable)
      if (!day) return
      setReached(day)
      table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    }
    event.preventDefault()
  }
  return (
    <table ref={table} className={styles.month} aria-labelledby="month" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week.find((day) => day !== null)?.day}>
            {week.map((day, weekday) => (
              <td key={WEEKDAYS[weekday]}>
                {day && <DayCell {...day} isToday={day.day === today} isStop={day.day === stop} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
