import type { PartySheets, PrintedQuestion } from '@trivium/wire/documents/party-plan'
import { classNames } from '../../../design/class-names.ts'
import { LETTERS } from '../../../questions/choice.tsx'
import styles from './question-sheet.module.css'
import sheet from './sheet.module.css'
import {
  isPictured,
  numbered,
  type PrintedRound,
  printedPrompt,
  Sheet,
  SheetPicture,
  SheetRound,
  sharedPrompt,
} from './sheet.tsx'

/** What is read out: every question with its choices, without the answers. */
export const QuestionSheet = ({ sheets }: { sheets: PartySheets }) => (
  <Sheet id="question-sheet" kind="Questions" title={sheets.title}>
    {numbered(sheets.rounds).map(({ number, of: round }) => (
      <SheetRound key={number} round={round} index={number - 1}>
        <Questions round={round} />
      </SheetRound>
    ))}
    {sheets.tieBreak !== null && (
      <section className={classNames(sheet.round, sheet.tieBreak)}>
        <h3>Tie-break</h3>
        <p>{sheets.tieBreak.prompt} The closest number wins.</p>
      </section>
    )}
  </Sheet>
)

const Questions = ({ round }: { round: PrintedRound }) => {
  const shared = sharedPrompt(round)
  const { intro, questions } = round
  return (
    <>
      {intro !== '' && <p className={styles.intro}>{intro}</p>}
      {shared !== null && <p className={sheet.shared}>{shared}</p>}
      <ol
        className={classNames(
          sheet.numbered,
          styles.questions,
          questions.every(isPictured) && styles.pictured,
        )}
      >
        {numbered(questions).map(({ number, of: question }) => (
          <Question key={number} question={question} hasPrompt={shared === null} />
        ))}
      </ol>
    </>
  )
}

interface QuestionProps {
  readonly question: PrintedQuestion
  readonly hasPrompt: boolean
}

const Question = ({ question, hasPrompt }: QuestionProps) => (
  <li className={styles.question}>
    <SheetPicture question={question} />
    <div>
      {hasPrompt && <p className={styles.prompt}>{printedPrompt(question)}</p>}
      {question.choices !== null && (
        <ol className={styles.choices}>
          {question.choices.map((text, i) => (
            <li key={text}>
              <b>{LETTERS[i]})</b>&nbsp;{text}
            </li>
          ))}
        </ol>
      )}
    </div>
  </li>
)
