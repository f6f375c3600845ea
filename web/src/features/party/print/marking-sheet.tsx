import type { PartySheets, PrintedQuestion } from '@trivium/wire/documents/party-plan'
import { classNames } from '../../../design/class-names.ts'
import { LETTERS } from '../../../questions/choice.tsx'
import { firstSentence } from '../../../questions/first-sentence.ts'
import styles from './marking-sheet.module.css'
import sheet from './sheet.module.css'
import { numbered, type PrintedRound, printedPrompt, Sheet, SheetRound, sharedPrompt } from './sheet.tsx'

/** The right answers, with a reason. Not for the teams. */
export const MarkingSheet = ({ sheets }: { sheets: PartySheets }) => (
  <Sheet
    id="marking-sheet"
    kind="Marking"
    title={sheets.title}
    aside={<p className={styles.secret}>Answers: for the quizmaster only</p>}
  >
    {numbered(sheets.rounds).map(({ number, of: round }) => (
      <SheetRound
        key={number}
        round={round}
        index={number - 1}
        aside={<p className={styles.worth}>{worthOf(round)}</p>}
      >
        <Answers round={round} />
      </SheetRound>
    ))}
    {sheets.tieBreak !== null && (
      <section className={classNames(sheet.round, sheet.tieBreak)}>
        <h3>Tie-break</h3>
        <ol className={classNames(sheet.numbered, styles.marked)}>
          <Answer question={sheets.tieBreak} hasPrompt />
        </ol>
      </section>
    )}
  </Sheet>
)

const Answers = ({ round }: { round: PrintedRound }) => {
  const shared = sharedPrompt(round)
  return (
    <>
      {shared !== null && <p className={sheet.shared}>{shared}</p>}
      <ol className={classNames(sheet.numbered, styles.marked)}>
        {numbered(round.questions).map(({ number, of: question }) => (
          <Answer key={number} question={question} hasPrompt={shared === null} />
        ))}
      </ol>
    </>
  )
}

const worthOf = ({ weight }: PrintedRound): string => {
  if (weight === 0) return 'no points'
  return weight === 1 ? '1 point each' : '2 points each'
}

/** 'A) ', with a space that does not break. */
const lettersOf = ({ right, several, order }: PrintedQuestion): string => {
  const places = order ?? several ?? (right === null ? [] : [right])
  return places.map((place) => `${LETTERS[place]})\u00a0`).join('')
}

interface AnswerProps {
  readonly question: PrintedQuestion
  readonly hasPrompt: boolean
}

const Answer = ({ question, hasPrompt }: AnswerProps) => (
  <li>
    <p>
      {question.form !== 'true-false' && <b className={styles.letterOf}>{lettersOf(question)}</b>}
      <b>{question.accepted}</b>{' '}
      {hasPrompt && <span className={styles.asked}>{printedPrompt(question)}</span>}
    </p>
    {question.explanation !== '' && <p className={styles.why}>{firstSentence(question.explanation)}</p>}
  </li>
)
