import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { Check, X } from 'lucide-react'
import { classNames } from '../../../design/class-names.ts'
import { ErrorLine } from '../../../design/error-line.tsx'
import layout from '../../../questions/play-layout.module.css'
import { QuestionClock } from '../../../questions/question-clock.tsx'
import type { Status } from './status.ts'
import styles from './status-row.module.css'

const SIGNS = { sent: Check, right: Check, wrong: X, quiet: null, late: null } as const

interface StatusRowProps {
  readonly room: PartyRoomDocument
  readonly status: Status | null
  /** Why the last answer does not count, or not yet. */
  readonly trouble: string | null
  readonly isAnswered: boolean
}

/** Above the question: the clock, and where the player is with the question. Its height is constant. */
export const StatusRow = ({ room, status, trouble, isAnswered }: StatusRowProps) => {
  const { phase, index, opensAt, answerBy } = room
  const shown = trouble === null ? status : null
  const Sign = shown === null ? null : SIGNS[shown.tone]
  return (
    <div className={classNames(styles.row, layout.clock, shown !== null && styles[shown.tone])}>
      <p className={classNames(styles.status, room.teams !== null && styles.team)} role="status">
        {Sign !== null && <Sign size={26} strokeWidth={3.5} aria-hidden="true" />}
        {shown !== null && <span key={shown.text}>{shown.text}</span>}
      </p>
      {trouble !== null && <ErrorLine calm={isAnswered}>{trouble}</ErrorLine>}
      {phase === 'open' && (
        <div className={styles.clock}>
          <QuestionClock key={index} askedAt={opensAt} answerBy={answerBy} isOpen isAnswered={isAnswered} />
        </div>
      )}
    </div>
  )
}
