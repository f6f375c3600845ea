import type { OutputOf } from '@trivium/wire/registry'
import { ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import { LoadState } from '../design/load-state.tsx'
import { useServerQuery } from '../live/server-query.tsx'
import { WriteAboutGame } from '../questions/write-about-game.tsx'
import { grouped, type RegionPart } from './grouped.ts'
import { ReportPlace } from './report-place.tsx'
import styles from './review.module.css'

type Review = OutputOf<'readPlacesReview'>
type Item = Review['items'][number]

interface PlacesReviewProps {
  readonly gameId: string
  /** The parts of the region that its places are listed by; none: by name only. */
  readonly parts?: readonly RegionPart[]
}

/** Missed and found places, with the wrong answers that were given. Only for finished games. */
export const PlacesReview = ({ gameId, parts }: PlacesReviewProps) => {
  const review = useServerQuery('readPlacesReview', { gameId })
  if (review.isPending || review.isError)
    return (
      <LoadState
        failure={review.error}
        lines={5}
        label="Loading the review"
        onRetry={() => review.refetch()}
      />
    )
  const { quiz, items } = review.data
  const missed = items.filter(({ outcome }) => outcome === 'missed')
  const found = items.filter(({ outcome }) => outcome === 'found')
  const rows = (some: readonly Item[]) =>
    grouped(some, parts).map(([title, items]) => (
      <Fragment key={title}>
        {title !== '' && <h3 className={styles.title}>{title}</h3>}
        <ol className={styles.rows} aria-label={title === '' ? undefined : title}>
          {items.map((item) => (
            <Row key={item.place} gameId={gameId} quiz={quiz} item={item} Name={title === '' ? 'h3' : 'h4'} />
          ))}
        </ol>
      </Fragment>
    ))
  return (
    <>
      {missed.length > 0 && (
        <section className={styles.part} aria-labelledby="missed">
          <h2 id="missed">Missed: {missed.length}</h2>
          {rows(missed)}
        </section>
      )}
      {found.length > 0 && (
        <details className={styles.part}>
          <summary>
            <h2>Found: {found.length}</h2>
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </summary>
          {rows(found)}
        </details>
      )}
      <WriteAboutGame gameId={gameId} about="Something went wrong?" />
    </>
  )
}

interface RowProps {
  readonly gameId: string
  readonly quiz: Review['quiz']
  readonly item: Item
  readonly Name: 'h3' | 'h4'
}

const Row = ({ gameId, quiz, item, Name }: RowProps) => (
  <li className={styles.row}>
    {item.image !== null && (
      // The name is beside the flag.
      <img
        className={styles.picture}
        src={`/flags/${item.image}.svg`}
        alt=""
        width="80"
        height="60"
        loading="lazy"
      />
    )}
    <div className={styles.text}>
      <Name>{item.name}</Name>
      <p>{factsOf(item)}</p>
    </div>
    <div className={styles.report}>
      <ReportPlace gameId={gameId} quiz={quiz} {...item} />
    </div>
  </li>
)

/** Optional facts: the wrong answer, one thing to know, other places with the same flag, the share of right answers. */
const factsOf = ({ alsoOf, tries, wrong, fact, shareRight }: Item): string =>
  [
    wrong.length > 0 && `You said ${wrong.join(', ')}.`,
    tries !== null && tries > 1 && `Found on try ${tries}.`,
    fact,
    alsoOf.length > 0 && `The same flag: ${alsoOf.join(', ')}.`,
    shareRight !== null && `${Math.round(shareRight * 100)}% of players get it right.`,
  ]
    .filter(Boolean)
    .join(' ')
