import { mediaOf } from '@trivium/rules/game/media'
import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { classNames } from '../../../design/class-names.ts'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useTopic } from '../../../live/client-context.ts'
import { isKnownCategory } from '../../../questions/category.ts'
import { firstSentence } from '../../../questions/first-sentence.ts'
import layout from '../../../questions/play-layout.module.css'
import { QuestionCard, QuestionNote } from '../../../questions/question-card.tsx'
import { QuestionClock } from '../../../questions/question-clock.tsx'
import { AnswerPad } from './answer-pad.tsx'
import styles from './status.module.css'
import { statusOf } from './status.ts'
import { ownQuestion, usePartyAnswer } from './use-party-answer.ts'

interface QuestionViewProps {
  readonly room: PartyRoomDocument & { readonly question: NonNullable<PartyRoomDocument['question']> }
  readonly own: PartyDocument
}

const WEIGHTS = { 0: 'for fun, ', 1: '', 2: 'double, ' } as const

const placeWords = ({ isTieBreak, weight, index, total }: PartyRoomDocument): string =>
  isTieBreak ? 'Tie-break' : `${WEIGHTS[weight]}${index + 1} of ${total}`

/** The current question on a phone, from its reading to its reveal. */
export const QuestionView = ({ room, own }: QuestionViewProps) => {
  const { question, reveal, phase, index, opensAt, answerBy } = room
  const { given, isOpen, trouble, answer } = usePartyAnswer(room, own)
  const status = statusOf(room, own, given !== null)
  const wantsWords = useTopic('user').doc?.settings.media === 'words'
  const note = reveal?.explanation ? firstSentence(reveal.explanation) : null
  return (
    <div className={layout.parts}>
      <QuestionClock
        key={`clock ${index}`}
        askedAt={opensAt}
        answerBy={answerBy}
        isOpen={phase === 'open'}
        isAnswered={given !== null}
      />
      <QuestionCard
        key={index}
        category={question.category}
        hasIcon={isKnownCategory(question.category)}
        prompt={question.prompt}
        {...mediaOf(question)}
        inWordsAtFirst={wantsWords}
        // The television plays it; forty phones would play it forty times.
        playsByItself={false}
        place={placeWords(room)}
        note={note !== null && <QuestionNote prompt={question.prompt}>{note}</QuestionNote>}
      />
      <AnswerPad
        room={room}
        given={given}
        wasRight={ownQuestion(room, own)?.result?.right ?? null}
        isOpen={isOpen}
        onAnswer={answer}
      />
      <div className={layout.foot}>
        {trouble !== null ? (
          <ErrorLine calm={given !== null}>{trouble}</ErrorLine>
        ) : (
          <p className={styles.status} role="status">
            {status !== null && <span className={classNames(styles[status.tone])}>{status.text}</span>}
          </p>
        )}
      </div>
    </div>
  )
}
