import { type ReactNode, useId } from 'react'
import { Card } from '../card.tsx'
import { AsTable, type ChartTable } from './as-table.tsx'
import styles from './chart-card.module.css'
import { Scroll } from './scroll.tsx'

interface ChartPlateProps {
  readonly title: string
  /** A one-sentence summary of the chart. */
  readonly says: string
  readonly table: ChartTable
  /** Whether the drawing keeps its width and scrolls if it does not fit, showing its end first. */
  readonly scrolls?: boolean
  /** The drawing. Title and summary describe it; nothing inside it is read out. */
  readonly children: ReactNode
}

/** A chart: title, summary, drawing, and the same data as a table. */
export const ChartCard = ({ title, says, table, scrolls = false, children }: ChartPlateProps) => {
  const id = useId()
  const drawing = (
    <div role="img" className={styles.drawing} aria-labelledby={id} aria-describedby={`${id}-says`}>
      {children}
    </div>
  )
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <header className={styles.header}>
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
