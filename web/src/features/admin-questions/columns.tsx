import type { QuestionRow } from '@trivium/wire/documents/question'
import type { Column } from '../../admin/data-table.tsx'
import { classNames } from '../../design/class-names.ts'
import { plural } from '../../design/plural.ts'
import { categoryTitle } from '../../questions/category.ts'
import { Link } from '../../routing/link.tsx'
import { DIFFICULTY_LABELS, originLabel, percent } from './labels.ts'
import styles from './questions.module.css'

/** The most important facts about a question, at a glance. */
export const Marks = ({ row }: { readonly row: QuestionRow }) => (
  <span className={styles.marks}>
    {row.retiredAt !== null && (
      <span className={styles.mark}>{row.mergedInto === null ? 'Retired' : 'Merged'}</span>
    )}
    {row.undecided && <span className={classNames(styles.mark, styles.warn)}>To decide</span>}
    {row.openReports > 0 && (
      <span className={classNames(styles.mark, styles.warn)}>{plural(row.openReports, 'report')}</span>
    )}
  </span>
)

const Measure = ({ row }: { readonly row: QuestionRow }) => {
  if (row.rating === null) return <span className={styles.small}>not yet</span>
  const isOut = row.measured !== null && row.measured !== row.difficulty
  return (
    <span className={styles.stack}>
      <span className={classNames(isOut && styles.mark, isOut && styles.warn)}>
        {row.measured === null ? 'too few' : DIFFICULTY_LABELS[row.measured]}
      </span>
      <span className={styles.small}>
        {Math.round(row.rating).toLocaleString('en')} by {plural(row.ratedAnswers, 'answer')}
        {row.disagreement > 0 && `, ${Math.round(row.disagreement)} off`}
      </span>
    </span>
  )
}

/** The columns of the question list. */
export const COLUMNS: readonly Column<QuestionRow>[] = [
  {
    head: 'Question',
    cell: (row) => (
      <span className={styles.stack}>
        <Link to={`/admin/questions/${encodeURIComponent(row.id)}`}>{row.prompt}</Link>
        <span className={styles.small}>{row.answer}</span>
        <Marks row={row} />
      </span>
    ),
  },
  { head: 'Category', cell: ({ category }) => categoryTitle(category) },
  { head: 'Difficulty', cell: ({ difficulty }) => DIFFICULTY_LABELS[difficulty] },
  { head: 'Measured', cell: (row) => <Measure row={row} /> },
  {
    head: 'Right',
    kind: 'number',
    cell: ({ shareRight, asked }) =>
      shareRight === null ? '–' : `${percent(shareRight)} of ${asked.toLocaleString('en')}`,
  },
  { head: 'From', cell: ({ origin }) => originLabel(origin) },
]
