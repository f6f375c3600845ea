import type { StatsParts } from './stats-parts.ts'

export interface Answers {
  readonly asked: number
  readonly right: number
}

export interface AccuracyRow {
  /** Null for the totals. */
  readonly category: string | null
  readonly title: string
  /** By difficulty, 1 to 3; null: no such question was asked. */
  readonly cells: readonly (Answers | null)[]
  readonly all: Answers
}

const DIFFICULTIES = [1, 2, 3] as const
/** Fewer questions say little about a category. */
const TELLING = 20

const sumOf = (rows: readonly Answers[]): Answers => ({
  asked: rows.reduce((sum, { asked }) => sum + asked, 0),
  right: rows.reduce((sum, { right }) => sum + right, 0),
})

const rowOf = (category: string | null, title: string, found: StatsParts['accuracy']): AccuracyRow => ({
  category,
  title,
  cells: DIFFICULTIES.map((difficulty) => {
    const cell = sumOf(found.filter((one) => one.difficulty === difficulty))
    return cell.asked === 0 ? null : cell
  }),
  all: sumOf(found),
})

/** Categories in the given order, and their totals. */
export const accuracyTable = (
  accuracy: StatsParts['accuracy'],
): { readonly rows: readonly AccuracyRow[]; readonly all: AccuracyRow } => {
  const byCategory = Map.groupBy(accuracy, ({ category }) => category)
  return {
    rows: [...byCategory].map(([category, found]) => rowOf(category, found[0]?.title ?? '', found)),
    all: rowOf(null, 'All', accuracy),
  }
}

const shareOf = ({ asked, right }: Answers): number => right / asked

/** Whole per cent. */
export const percentRight = (answers: Answers): number => Math.round(100 * shareOf(answers))

/** '68% of 1,204 right, best in Geography' */
export const accuracySummary = (accuracy: StatsParts['accuracy']): string => {
  const { rows, all } = accuracyTable(accuracy)
  const telling = rows.filter((row) => row.all.asked >= TELLING)
  const best = telling.toSorted((one, other) => shareOf(other.all) - shareOf(one.all))[0]
  const said = `${percentRight(all.all)}% of ${all.all.asked.toLocaleString('en')} right`
  return best === undefined || telling.length < 2 ? said : `${said}, best in ${best.title}`
}
