import { useState } from 'react'
import styles from './as-table.module.css'
import { Scroll } from './scroll.tsx'

export interface ChartTable {
  readonly columns: readonly string[]
  /** Cells as they are written; the first one of a row is its heading. */
  readonly rows: readonly (readonly string[])[]
}

/** What a chart draws, as a table for who wants to read it; rows are made when it is opened. */
export const AsTable = ({ title, table: { columns, rows } }: { title: string; table: ChartTable }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>As a table</summary>
      {isOpen && (
        <Scroll label={`${title}, as a table`} className={styles.scroll}>
          <table className={styles.table}>
            <thead className={styles.heads}>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                <Row key={i} cells={row} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </details>
  )
}

const Row = ({ cells: [heading, ...cells] }: { cells: readonly string[] }) => (
  <tr>
    <th scope="row">{heading}</th>
    {cells.map((cell, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
      <td key={i}>{cell}</td>
    ))}
  </tr>
)
