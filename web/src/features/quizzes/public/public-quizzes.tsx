import type { OutputOf } from '@trivium/wire/registry'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type Pages, usePagedList } from '../../../admin/use-paged-list.ts'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Empty } from '../../../design/list-state.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { Link } from '../../../routing/link.tsx'
import { countWords } from '../quiz-state.ts'
import styles from './public-quizzes.module.css'

type Listed = OutputOf<'listPublicQuizzes'>
type Order = 'newest' | 'plays'

const ORDERS: readonly (readonly [order: Order, words: string])[] = [
  ['newest', 'Newest'],
  ['plays', 'Most played'],
]

/** Reviewed quizzes by players, open to everybody. */
export const PublicQuizzes = () => {
  const [order, setOrder] = useState<Order>('newest')
  const pages = usePagedList({
    name: 'listPublicQuizzes',
    input: (after: Listed['next']) => ({ order, after }),
    page: ({ quizzes, next }) => ({ rows: quizzes, next }),
  })
  return (
    <Card className={styles.card} aria-labelledby="public-quizzes">
      <header className={styles.head}>
        <h2 id="public-quizzes">Quizzes by players</h2>
        <fieldset className={styles.orders}>
          <legend>
            <VisuallyHidden>Order</VisuallyHidden>
          </legend>
          {ORDERS.map(([value, words]) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === order}
              className={classNames(styles.order, value === order && styles.chosen)}
              onClick={() => setOrder(value)}
            >
              {words}
            </button>
          ))}
        </fieldset>
      </header>
      <Quizzes pages={pages} />
    </Card>
  )
}

const Quizzes = ({ pages }: { pages: Pages<Listed['quizzes'][number]> }) => {
  const { rows, failure, isLoading, hasMore, more } = pages
  if (rows === null)
    return <LoadState failure={failure} lines={3} label="Loading the quizzes by players" onRetry={more} />
  if (rows.length === 0)
    return (
      <Empty drawing="blank-sheet">None yet. Write one and submit it: after a review it appears here.</Empty>
    )
  return (
    <>
      <ul className={styles.list}>
        {rows.map((quiz) => (
          <Line key={quiz.quizId} quiz={quiz} />
        ))}
      </ul>
      <ErrorLine>{failure?.message}</ErrorLine>
      {(hasMore || failure !== null) && (
        <Button aria-disabled={isLoading} onClick={more} className={styles.more}>
          {isLoading ? 'Loading …' : failure === null ? 'Show more' : 'Try again'}
        </Button>
      )}
    </>
  )
}

const Line = ({ quiz }: { quiz: Listed['quizzes'][number] }) => {
  const { quizId, title, description, madeBy, questions, plays } = quiz
  return (
    <li>
      <Link to={`/quiz/${quizId}`} className={styles.line}>
        <b className={styles.name}>{title}</b>
        {description !== '' && <span className={styles.description}>{description}</span>}
        <span className={styles.facts}>
          <span>by {madeBy}</span>
          <span>{countWords(questions)}</span>
          <span>{plays === 1 ? '1 play' : `${plays.toLocaleString('en')} plays`}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
      </Link>
    </li>
  )
}
