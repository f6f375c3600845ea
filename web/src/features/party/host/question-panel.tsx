import type { ExplainedSolution } from '@trivium/rules/modes/party/judge'
import type { PartyHostDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { Card } from '../../../design/card.tsx'
import { categoryTitle } from '../../../questions/category.ts'
import { ReviewMedia } from '../../../questions/media/review-media.tsx'
import { badgeWords } from '../round-words.ts'
import { ChoiceList } from './choice-list.tsx'
import { GivenList } from './given-list.tsx'
import styles from './question-panel.module.css'
import { type Question, usePreviousQuestion } from './use-previous-question.ts'

interface QuestionPanelProps {
  readonly room: PartyRoomDocument
  readonly host: PartyHostDocument
  /** A host who plays sees no more of a question during a pause than the others. */
  readonly hasSeat: boolean
}

/** The question, the host’s notes on it, and the answers that can be judged again. */
export const QuestionPanel = ({ room, host: { notes, given }, hasSeat }: QuestionPanelProps) => {
  const previous = usePreviousQuestion(room)
  const question = hasSeat ? room.question : previous
  return (
    <Card className={styles.card} aria-label="Question">
      <Head room={room} category={question?.category ?? null} />
      {question === null ? (
        <p className={styles.hidden}>The question is hidden until the game goes on.</p>
      ) : (
        <Asked question={question} notes={notes} counts={room.reveal?.counts ?? null} />
      )}
      {notes === null ? (
        <p className={styles.hidden}>The answer appears here when the question closes.</p>
      ) : (
        <Notes notes={notes} isMarked={isMarked(question, notes)} />
      )}
      {given !== null && given.length > 0 && <GivenList partyId={room.id} index={room.index} given={given} />}
    </Card>
  )
}

const Head = ({ room, category }: { room: PartyRoomDocument; category: string | null }) => {
  const note = badgeWords(room)
  return (
    <p className={styles.head}>
      <span>{category === null ? 'Question' : categoryTitle(category)}</span>
      {note !== null && <b className={styles.weight}>{note}</b>}
    </p>
  )
}

interface AskedProps {
  readonly question: Question
  readonly notes: ExplainedSolution | null
  readonly counts: readonly number[] | null
}

const Asked = ({ question: { prompt, media, words, choices }, notes, counts }: AskedProps) => (
  <>
    <h2>{prompt}</h2>
    {media?.kind === 'picture' && <ReviewMedia media={{ ...media, description: '' }} />}
    {words !== undefined && <p className={styles.hidden}>In words: {words}</p>}
    {choices !== null && <ChoiceList choices={choices} solution={notes} counts={counts} />}
  </>
)

/** Whether the choices themselves say what is right. */
const isMarked = (question: Question | null, { right, several, order }: ExplainedSolution): boolean =>
  question !== null && question.choices !== null && (right ?? several ?? order) != null

interface NotesProps {
  readonly notes: ExplainedSolution
  readonly isMarked: boolean
}

const Notes = ({ notes: { accepted, explanation }, isMarked }: NotesProps) => (
  <>
    {!isMarked && <p className={styles.answer}>{accepted}</p>}
    {explanation !== '' && <p className={styles.why}>{explanation}</p>}
  </>
)
