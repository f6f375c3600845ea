import { Link } from 'react-router'
import { AdminsOnly } from '../../../admin/admins-only.tsx'
import { Card } from '../../../design/card.tsx'
import { plural } from '../../../design/plural.ts'
import { DIFFICULTY_LABELS, originLabel, percent, timeLabel } from '../labels.ts'
import type { Question } from '../question.ts'
import styles from './history.module.css'

const MAX_COUNTED = 1_000

/** The question's measurements, and the games that ask it. */
export const Facts = ({ question }: { readonly question: Question }) => {
  const { row, days, seenBy, duplicates, fileName } = question
  return (
    <Card aria-labelledby="facts">
      <h2 id="facts">What is known of it</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Asked</dt>
          <dd>{plural(row.asked, 'time')}</dd>
        </div>
        <div>
          <dt>Right</dt>
          <dd>{row.shareRight === null ? 'not known yet' : percent(row.shareRight)}</dd>
        </div>
        <div>
          <dt>Measured</dt>
          <dd>
            {row.rating === null
              ? 'not yet'
              : `${Math.round(row.rating).toLocaleString('en')} points by ${plural(row.ratedAnswers, 'answer')}`}
          </dd>
        </div>
        <div>
          <dt>Label and measure</dt>
          <dd>
            {row.measured === null
              ? 'too few answers to tell'
              : row.measured === row.difficulty
                ? 'agree'
                : `${DIFFICULTY_LABELS[row.difficulty]}, but measured ${DIFFICULTY_LABELS[row.measured]?.toLowerCase()}`}
          </dd>
        </div>
        <div>
          <dt>Seen by</dt>
          <dd>{seenBy >= MAX_COUNTED ? '1,000 players or more' : plural(seenBy, 'player')}</dd>
        </div>
        <div>
          <dt>Came</dt>
          <dd>
            {originLabel(row.origin)}
            {fileName !== null && (
              <>
                {' with '}
                <AdminsOnly otherwise={fileName}>
                  <Link to={`/admin/questions/import/${row.origin}`}>{fileName}</Link>
                </AdminsOnly>
              </>
            )}
            , {timeLabel(row.addedAt)}
          </dd>
        </div>
        {days.length > 0 && (
          <div>
            <dt>In the daily quiz of</dt>
            <dd>{days.join(', ')}</dd>
          </div>
        )}
        {duplicates.length > 0 && (
          <div>
            <dt>Stands for</dt>
            <dd>
              {duplicates.map((id) => (
                <Link key={id} to={`/admin/questions/${id}`}>
                  {id}{' '}
                </Link>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
