import type { ReactNode } from 'react'
import { Button } from '../design/button.tsx'
import { Card } from '../design/card.tsx'
import { classNames } from '../design/class-names.ts'
import { ErrorLine } from '../design/error-line.tsx'
import { Empty } from '../design/list-state.tsx'
import { LoadState } from '../design/load-state.tsx'
import styles from './data-table.module.css'
import type { Pages } from './use-paged-list.ts'

export interface Column<Row> {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** `number` and `acts` are aligned to the right; `time` is not broken where there is room. */
  readonly kind?: 'number' | 'acts' | 'time'
}

interface DataTableProps<Row> {
  readonly caption: string
  /** The first one holds the row's heading. */
  readonly columns: readonly Column<Row>[]
  readonly pages: Pages<Row>
  readonly rowKey: (row: Row) => string | number
  /** Shown if there are no rows. */
  readonly empty: ReactNode
}

/** A list read page by page: a table, or on narrow screens a card per row. */
export const DataTable = <Row,>({ caption, columns, pages, rowKey, empty }: DataTableProps<Row>) => {
  const { rows, failure, isLoading, more } = pages
  if (rows === null)
    return (
      <Card>
        <LoadState failure={failure} lines={6} label={`Loading: ${caption}`} onRetry={more} />
      </Card>
    )
  if (rows.length === 0)
    return (
      <Card>
        <Empty>{empty}</Empty>
      </Card>
    )
  return (
    <Card className={styles.card}>
      <div className={styles.container}>
        <table className={styles.table} aria-busy={isLoading}>
          <caption className={styles.caption}>{caption}</caption>
          <Headings columns={columns} />
          <tbody className={styles.rows}>
            {rows.map((row) => (
              <tr key={rowKey(row)} className={styles.row}>
                {columns.map((column, i) => (
                  <Cell key={column.head} column={column} row={row} isHead={i === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Foot pages={pages} />
    </Card>
  )
}

const Headings = ({ columns }: { columns: readonly Pick<Column<never>, 'head' | 'kind'>[] }) => (
  <thead className={styles.headings}>
    <tr>
      {columns.map(({ head, kind }) => (
        <th key={head} scope="col" className={classNames(styles.column, styles.edge, kind && styles[kind])}>
          {head}
        </th>
      ))}
    </tr>
  </thead>
)

/** `data-head` is the cell's label on a card. */
const Cell = <Row,>({ column, row, isHead }: { column: Column<Row>; row: Row; isHead: boolean }) => {
  const { head, kind, cell } = column
  return isHead ? (
    <th scope="row" className={classNames(styles.cell, styles.heading, styles.edge)}>
      {cell(row)}
    </th>
  ) : (
    <td data-head={head} className={classNames(styles.cell, styles.edge, kind && styles[kind])}>
      {cell(row)}
    </td>
  )
}

const Foot = ({ pages: { rows, hasMore, isLoading, failure, more } }: { pages: Pages<unknown> }) => (
  <div className={styles.footer}>
    <ErrorLine>{failure?.message}</ErrorLine>
    {(hasMore || failure !== null) && (
      <Button onClick={more} aria-disabled={isLoading}>
        {isLoading ? 'Loading …' : failure === null ? 'Show more' : 'Try again'}
      </Button>
    )}
    <p className={styles.count} role="status">
      {!hasMore && rows?.length !== 1 && 'All '}
      {rows?.length.toLocaleString('en')} shown
    </p>
  </div>
)
