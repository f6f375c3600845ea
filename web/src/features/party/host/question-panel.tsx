import type { PartyHostDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { Check, X } from 'lucide-react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { plural } from '../../../design/plural.ts'
import { useAction } from '../../../live/use-action.ts'
import { LETTERS } from '../../../questions/choice.tsx'
import { ReviewMedia } from '../../../questions/media/review-media.tsx'
import styles from './question-panel.module.css'

interface QuestionPanelProps {
  readonly room: PartyRoomDocument
  readonly host: PartyHostDocument
}

/** The question, the host’s notes on it, and the answers that can be judged again. */
export const QuestionPanel = ({ room, host }: QuestionPanelProps) => {
  const { question } = room
  if (question === null) return null
  return (
    <Card className={styles.card} aria-labelledby="prompt">
      <h2 id="prompt">{question.prompt}</h2>
      {question.media?.kind === 'picture' && <ReviewMedia media={{ ...question.media, description: '' }} />}
      {question.words !== undefined && <p className={styles.hidden}>In words: {question.words}</p>}
      {question.choices !== null && (
        <ul className={styles.choices}>
          {question.choices.map((text, i) => (
            <li key={text}>
              {LETTERS[i]}: {text}
            </li>
          ))}
        </ul>
      )}
      {host.notes === null ? (
        <p className={styles.hidden}>The answer appears here when the question closes.</p>
      ) : (
        <p className={styles.notes}>
          <b>{host.notes.accepted}</b> {host.notes.explanation}
        </p>
      )}
      {host.given !== null && host.given.length > 0 && (
        <Rejudge partyId={room.id} index={room.index} given={host.given} />
      )}
    </Card>
  )
}

interface RejudgeProps {
  readonly partyId: string
  readonly index: number
  readonly given: NonNullable<PartyHostDocument['given']>
}

/** Typed answers, each with everybody who gave it: a press changes the verdict for all of them. */
const Rejudge = ({ partyId, index, given }: RejudgeProps) => {
  const rejudge = useAction('rejudgeParty')
  return (
    <section aria-labelledby="given">
      <h3 id="given">Answers in words: right or wrong is your call</h3>
      <ul>
        {given.map(({ key, text, count, right }) => (
          <li key={key} className={styles.given}>
            <span>
              <b>{text}</b> {plural(count, 'answer')}
            </span>
            <Button
              aria-pressed={right}
              aria-label={`${text}: ${right ? 'right' : 'wrong'}`}
              onClick={() => void rejudge.run({ partyId, index, answer: key, right: !right })}
            >
              {right ? <Check size={20} aria-hidden="true" /> : <X size={20} aria-hidden="true" />}
              {right ? 'Right' : 'Wrong'}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorLine>{rejudge.error?.message}</ErrorLine>
    </section>
  )
}
