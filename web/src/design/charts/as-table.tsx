import { useState } from 'react'
import styles from './as-table.module.css'
import { Scroll } from './scroll.tsx'

export interface ChartTable {
  readonly columns: readonly string[]
  /** Formatted cells; the first in a row is its heading. */
  readonly rows: readonly (readonly string[])[]
}

/** A chart's data as a table; rows are built when it is opened. */
export const AsTable = ({ title, table: { columns, rows } }: { title: string; table: ChartTable }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>As a table</summary>
      {isOpen && (
        <Scroll label={`${title}, as a table`} className={styles.scroll}>
          <table className={styles.table}>
            <thead className={styles.headings}>
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
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
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
      // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by column
      <td key={i}>{cell}</td>
    ))}
  </tr>
)
