import { mediaOf } from '@trivium/rules/game/media'
import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { classNames } from '../../../design/class-names.ts'
import { useTopic } from '../../../live/client-context.ts'
import { isKnownCategory } from '../../../questions/category.ts'
import { firstSentence } from '../../../questions/first-sentence.ts'
import layout from '../../../questions/play-layout.module.css'
import { QuestionCard } from '../../../questions/question-card.tsx'
import { badgeWords, positionWords } from '../round-words.ts'
import { AnswerPad } from './answer-pad.tsx'
import styles from './question-view.module.css'
import { statusOf } from './status.ts'
import { StatusRow } from './status-row.tsx'
import { ownQuestion, usePartyAnswer } from './use-party-answer.ts'

interface QuestionViewProps {
  readonly room: PartyRoomDocument & { readonly question: NonNullable<PartyRoomDocument['question']> }
  readonly own: PartyDocument
}

/** The current question on a phone, from its reading to its reveal. */
export const QuestionView = ({ room, own }: QuestionViewProps) => {
  const { question, reveal, index } = room
  const { given, isOpen, trouble, answer } = usePartyAnswer(room, own)
  const wantsWords = useTopic('user').doc?.settings.media === 'words'
  return (
    <div className={classNames(layout.parts, styles.parts)}>
      <StatusRow
        room={room}
        status={statusOf(room, own, given !== null)}
        trouble={trouble}
        isAnswered={given !== null}
      />
      <QuestionCard
        key={index}
        category={question.category}
        hasIcon={isKnownCategory(question.category)}
        prompt={question.prompt}
        {...mediaOf(question)}
        inWordsAtFirst={wantsWords}
        offersWords={given === null && reveal === null}
        // The television plays it; forty phones would play it forty times.
        playsByItself={false}
        badge={badgeWords(room)}
        place={room.isTieBreak ? null : positionWords(room)}
        reason={reveal?.explanation ? firstSentence(reveal.explanation) : null}
      />
      <AnswerPad
        room={room}
        given={given}
        wasRight={ownQuestion(room, own)?.result?.right ?? null}
        isOpen={isOpen}
        onAnswer={answer}
      />
    </div>
  )
}
