import { Card } from '../../../design/card.tsx'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { CategoryIcon } from '../../../questions/category-icon.tsx'
import { CategoryWheel } from '../category-wheel.tsx'
import { type AccuracyRow, type Answers, accuracySummary, accuracyTable, percentRight } from './accuracy.ts'
import styles from './accuracy-table.module.css'
import type { StatsParts } from './stats-parts.ts'

const HEADS = [
  { short: 'Easy', title: 'Easy' },
  { short: 'Med.', title: 'Medium' },
  { short: 'Hard', title: 'Hard' },
  { short: 'All', title: 'All' },
] as const

/** Right answers by category and difficulty: a table with a bar in each cell. */
export const AccuracyTable = ({ accuracy }: Pick<StatsParts, 'accuracy'>) => {
  if (accuracy.length === 0) return null
  const { rows, all } = accuracyTable(accuracy)
  return (
    <Card className={styles.card}>
      {rows.length > 2 && (
        <CategoryWheel
          spokes={rows.map(({ category, all: sum }) => ({ category: category ?? '', ...sum }))}
        />
      )}
      <table className={styles.table}>
        <caption>
          <span className={styles.title}>Right by category</span>{' '}
          <span className={styles.summary}>{accuracySummary(accuracy)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Category</VisuallyHidden>
            </th>
            {HEADS.map(({ short, title }) => (
              <th key={title} scope="col">
                <abbr title={title}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.title} row={row} />
          ))}
        </tbody>
        <tfoot className={styles.footer}>
          <Row row={all} />
        </tfoot>
      </table>
    </Card>
  )
}

const Row = ({ row: { category, title, cells, all } }: { row: AccuracyRow }) => (
  <tr>
    <th scope="row" data-category={category}>
      {category !== null && <CategoryIcon category={category} className={styles.icon} />}
      {title}
    </th>
    {cells.map((answers, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its difficulty
      <Cell key={i} answers={answers} />
    ))}
    <Cell answers={all} />
  </tr>
)

const Cell = ({ answers }: { answers: Answers | null }) => {
  if (answers === null)
    return (
      <td className={styles.empty}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>none asked</VisuallyHidden>
      </td>
    )
  const percent = percentRight(answers)
  return (
    <td title={`${answers.right} of ${answers.asked} right`}>
      <span className={styles.cell}>
        <span className={styles.filled} style={{ width: `${percent}%` }} />
        <span className={styles.percent}>
          {percent}
          <small>%</small>
        </span>
      </span>
    </td>
  )
}
