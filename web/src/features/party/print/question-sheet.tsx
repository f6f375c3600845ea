import type { PartySheets, PrintedQuestion } from '@trivium/wire/documents/party-plan'
import { LETTERS } from '../../../questions/choice.tsx'
import styles from './sheet.module.css'
import { numbered, Sheet, SheetPicture, SheetRound } from './sheet.tsx'

/** What is read out: every question with its choices, without the answers. */
export const QuestionSheet = ({ sheets }: { sheets: PartySheets }) => (
  <Sheet id="question-sheet" kind="Questions" title={sheets.title}>
    {numbered(sheets.rounds).map(({ number, of: round }) => (
      <SheetRound key={number} round={round} index={number - 1}>
        {round.intro !== '' && <p className={styles.intro}>{round.intro}</p>}
        <ol className={styles.questions}>
          {numbered(round.questions).map(({ number, of: question }) => (
            <Question key={number} question={question} />
          ))}
        </ol>
      </SheetRound>
    ))}
    {sheets.tieBreak !== null && (
      <section className={styles.round}>
        <h3>Tie-break</h3>
        <p>{sheets.tieBreak.prompt} The closest number wins.</p>
      </section>
    )}
  </Sheet>
)

const Question = ({ question }: { question: PrintedQuestion }) => (
  <li className={styles.question}>
    <SheetPicture media={question.media} />
    <div>
      <p className={styles.prompt}>{question.prompt}</p>
      {question.choices !== null && (
        <ol className={styles.choices}>
          {question.choices.map((text, i) => (
            <li key={text}>
              <b>{LETTERS[i]}</b> {text}
            </li>
          ))}
        </ol>
      )}
    </div>
  </li>
)
