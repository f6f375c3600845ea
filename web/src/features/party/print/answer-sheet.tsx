import type { PartySheets, PrintedQuestion } from '@trivium/wire/documents/party-plan'
import { LETTERS } from '../../../questions/choice.tsx'
import styles from './sheet.module.css'
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
        <ol className={round.questions.every(isPictured) ? styles.pictures : styles.lines}>
          {numbered(round.questions).map(({ number, of: question }) => (
            <li key={number} className={styles.line}>
              <SheetPicture media={question.media} />
              <Space question={question} />
            </li>
          ))}
        </ol>
      </SheetRound>
    ))}
    {sheets.tieBreak !== null && (
      <section className={styles.round}>
        <h3>Tie-break</h3>
        <ol className={styles.lines}>
          <li className={styles.line}>
            <Space question={sheets.tieBreak} />
          </li>
        </ol>
      </section>
    )}
  </Sheet>
)

/** Letters to circle, or a line to write on. */
const Space = ({ question }: { question: PrintedQuestion }) => {
  const { form, choices, unit } = question
  if (choices === null || form === 'order')
    return <span className={styles.write}>{unit === undefined ? null : <span>{unit}</span>}</span>
  if (form === 'true-false') return <Letters letters={choices} />
  // Who looks at a picture finds the names beside it; other choices are read out.
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
