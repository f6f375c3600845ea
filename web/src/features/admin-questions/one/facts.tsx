import type { QuestionRow } from '@trivium/wire/documents/question'
import type { ReactNode } from 'react'
import { AdminsOnly } from '../../../admin/admins-only.tsx'
import { Card } from '../../../design/card.tsx'
import { plural } from '../../../design/plural.ts'
import { Link } from '../../../routing/link.tsx'
import { DIFFICULTY_LABELS, originLabel, percent, timeLabel } from '../labels.ts'
import type { Question } from '../question.ts'
import styles from './history.module.css'

const MAX_COUNTED = 1_000

/** The question's measurements, and the games that ask it. */
export const Facts = ({ question }: { readonly question: Question }) => {
  const { row, days, seenBy, duplicates } = question
  return (
    <Card aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <dl className={styles.facts}>
        <Fact name="Asked">{plural(row.asked, 'time')}</Fact>
        <Fact name="Right">{row.shareRight === null ? 'not known yet' : percent(row.shareRight)}</Fact>
        {row.partyAsked > 0 && (
          <Fact name="In parties">
            answered {plural(row.partyAsked, 'time')}, {percent(row.partyShareRight ?? 0)} right
          </Fact>
        )}
        <Fact name="Measured">{ratingText(row)}</Fact>
        <Fact name="Difficulty and measure">{difficultyText(row)}</Fact>
        <Fact name="Seen by">
          {seenBy >= MAX_COUNTED ? '1,000 players or more' : plural(seenBy, 'player')}
        </Fact>
        <Fact name="Origin">
          <Origin question={question} />
        </Fact>
        {days.length > 0 && <Fact name="In the daily quiz of">{days.join(', ')}</Fact>}
        {duplicates.length > 0 && (
          <Fact name="Merged from">
            {duplicates.map((id) => (
              <Link key={id} to={`/admin/questions/${id}`}>
                {id}{' '}
              </Link>
            ))}
          </Fact>
        )}
      </dl>
    </Card>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const ratingText = ({ rating, ratedAnswers }: QuestionRow): string =>
  rating === null
    ? 'not yet'
    : `${Math.round(rating).toLocaleString('en')} points by ${plural(ratedAnswers, 'answer')}`

const difficultyText = ({ difficulty, measured }: QuestionRow): string => {
  if (measured === null) return 'too few answers to tell'
  if (measured === difficulty) return 'agree'
  return `${DIFFICULTY_LABELS[difficulty]}, but measured ${DIFFICULTY_LABELS[measured]?.toLowerCase()}`
}

/** The bank, the file or the person that the question came from. */
const Origin = ({ question: { row, fileName } }: { readonly question: Question }) => (
  <>
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
  </>
)
