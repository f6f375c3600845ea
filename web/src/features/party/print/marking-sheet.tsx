import type { PartySheets, PrintedQuestion } from '@trivium/wire/documents/party-plan'
import { LETTERS } from '../../../questions/choice.tsx'
import { firstSentence } from '../../../questions/first-sentence.ts'
import styles from './sheet.module.css'
import { numbered, type PrintedRound, Sheet, SheetRound } from './sheet.tsx'

/** The right answers, with a reason. Not for the teams. */
export const MarkingSheet = ({ sheets }: { sheets: PartySheets }) => (
  <Sheet
    id="marking-sheet"
    kind="Marking"
    title={sheets.title}
    aside={<p className={styles.secret}>Has the answers</p>}
  >
    {numbered(sheets.rounds).map(({ number, of: round }) => (
      <SheetRound
        key={number}
        round={round}
        index={number - 1}
        aside={<p className={styles.worth}>{worthOf(round)}</p>}
      >
        <ol className={styles.marked}>
          {numbered(round.questions).map(({ number, of: question }) => (
            <Answer key={number} question={question} />
          ))}
        </ol>
      </SheetRound>
    ))}
    {sheets.tieBreak !== null && (
      <section className={styles.round}>
        <h3>Tie-break</h3>
        <ol className={styles.marked}>
          <Answer question={sheets.tieBreak} />
        </ol>
      </section>
    )}
  </Sheet>
)

const worthOf = ({ weight }: PrintedRound): string => {
  if (weight === 0) return 'no points'
  return weight === 1 ? '1 point each' : '2 points each'
}

const lettersOf = ({ right, several, order }: PrintedQuestion): string => {
  const places = order ?? several ?? (right === null ? [] : [right])
  return places.map((place) => LETTERS[place] ?? '').join(' ')
}

const Answer = ({ question }: { question: PrintedQuestion }) => (
  <li className={styles.answer}>
    <p>
      {question.form !== 'true-false' && <b className={styles.letterOf}>{lettersOf(question)}</b>}{' '}
      <b>{question.accepted}</b> <span className={styles.asked}>{question.prompt}</span>
    </p>
    {question.explanation !== '' && <p className={styles.why}>{firstSentence(question.explanation)}</p>}
  </li>
)
