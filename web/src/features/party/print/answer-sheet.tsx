import type { PartySheets, PrintedQuestion } from '@trivium/wire/documents/party-plan'
import { classNames } from '../../../design/class-names.ts'
import { LETTERS } from '../../../questions/choice.tsx'
import styles from './answer-sheet.module.css'
import sheet from './sheet.module.css'
import { isPictured, numbered, Sheet, SheetPicture, SheetRound } from './sheet.tsx'

/** What a team writes on. Pictures are on it, because everybody has to see them; words are read out. */
export const AnswerSheet = ({ sheets }: { sheets: PartySheets }) => (
  <Sheet id="answer-sheet" kind="Answers" title={sheets.title} aside={<p className={styles.team}>Team</p>}>
    {numbered(sheets.rounds).map(({ number, of: round }) => (
      <SheetRound
        key={number}
        round={round}
        index={number - 1}
        aside={<p className={styles.points}>of {round.questions.length * round.weight}</p>}
      >
        <ol
          className={classNames(
            sheet.numbered,
            round.questions.every(isPictured) ? styles.pictures : styles.lines,
          )}
        >
          {numbered(round.questions).map(({ number, of: question }) => (
            <li key={number} className={classNames(styles.line, !isLetters(question) && styles.wide)}>
              <SheetPicture question={question} />
              <Space question={question} />
            </li>
          ))}
        </ol>
      </SheetRound>
    ))}
    {sheets.tieBreak !== null && (
      <section className={classNames(sheet.round, sheet.tieBreak)}>
        <h3>Tie-break</h3>
        <ol className={classNames(sheet.numbered, styles.lines)}>
          <li className={classNames(styles.line, styles.wide)}>
            <Space question={sheets.tieBreak} />
          </li>
        </ol>
      </section>
    )}
  </Sheet>
)

/** Whether letters are enough: four such questions stand side by side. */
const isLetters = (question: PrintedQuestion): boolean =>
  question.choices !== null && question.form !== 'order' && !isPictured(question)

/** Letters to circle, or a line to write on. */
const Space = ({ question }: { question: PrintedQuestion }) => {
  const { form, choices, unit } = question
  if (choices === null || form === 'order')
    return <span className={styles.write}>{unit === undefined ? null : <span>{unit}</span>}</span>
  if (form === 'true-false') return <Letters letters={choices} />
  // With a picture, the names are printed beside it; other choices are read out.
  if (isPictured(question))
    return (
      <span className={styles.named}>
        {choices.map((text, i) => (
          <span key={text}>
            <b className={styles.letter}>{LETTERS[i]}</b> {text}
          </span>
        ))}
      </span>
    )
  return <Letters letters={choices.map((_, i) => LETTERS[i] ?? '')} />
}

const Letters = ({ letters }: { letters: readonly string[] }) => (
  <span className={styles.letters}>
    {letters.map((letter) => (
      <b key={letter} className={styles.letter}>
        {letter}
      </b>
    ))}
  </span>
)
