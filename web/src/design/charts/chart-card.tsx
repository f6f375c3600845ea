import { type ReactNode, useId } from 'react'
import { Card } from '../card.tsx'
import { AsTable, type ChartTable } from './as-table.tsx'
import styles from './chart-plate.module.css'
import { Scroll } from './scroll.tsx'

interface ChartPlateProps {
  readonly title: string
  /** What the chart shows, in a sentence. */
  readonly says: string
  readonly table: ChartTable
  /** Whether the drawing keeps its width and is scrolled where that does not fit, its end in sight first. */
  readonly scrolls?: boolean
  /** The drawing: it is named by title and sentence, nothing in it is read out. */
  readonly children: ReactNode
}

/** A chart: its title, what it says, the drawing, and the same as a table. */
export const ChartCard = ({ title, says, table, scrolls = false, children }: ChartPlateProps) => {
  const id = useId()
  const drawing = (
    <div role="img" className={styles.drawing} aria-labelledby={id} aria-describedby={`${id}-says`}>
      {children}
    </div>
  )
  return (
    <Card className={styles.plate} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p id={`${id}-says`}>{says}</p>
      </header>
      {scrolls ? (
        <Scroll label={`${title}, drawn`} fromEnd>
          {drawing}
        </Scroll>
      ) : (
        drawing
      )}
      {table.rows.length > 0 && <AsTable title={title} table={table} />}
    </Card>
  )
}
