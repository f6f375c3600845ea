import type { PartyReveal } from '@trivium/rules/modes/party/room-view'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { Check } from 'lucide-react'
import { classNames } from '../../../design/class-names.ts'
import { categoryTitle } from '../../../questions/category.ts'
import { CategoryIcon } from '../../../questions/category-icon.tsx'
import { LETTERS } from '../../../questions/choice.tsx'
import { firstSentence } from '../../../questions/first-sentence.ts'
import { rightWords } from '../right-words.ts'
import { BigClock, ClockWords } from './big-clock.tsx'
import styles from './question.module.css'

/** Above so many characters the words are set smaller. */
const LONG_PROMPT = 90
const LONGEST_PROMPT = 170
const LONG_CHOICE = 20
const LONGEST_CHOICE = 46

const lengthOf = (text: string, long: number, longest: number): 'long' | 'longest' | undefined =>
  text.length > longest ? 'longest' : text.length > long ? 'long' : undefined

interface AnswerProps {
  readonly tab: string
  readonly text: string
  /** Null before the reveal. */
  readonly isRight: boolean | null
  readonly count: number
  /** Of all answers, 0 to 1. */
  readonly share: number
}

/** One answer; after the question with how many chose it. */
const Answer = ({ tab, text, isRight, count, share }: AnswerProps) => (
  <li
    className={classNames(styles.choice, isRight === true && styles.right, isRight === false && styles.wrong)}
    data-length={lengthOf(text, LONG_CHOICE, LONGEST_CHOICE)}
  >
    {isRight !== null && share > 0 && <span className={styles.bar} style={{ scale: `${share} 1` }} />}
    <span className={styles.tab}>
      {isRight === true ? <Check strokeWidth={3.5} aria-label="Right" /> : tab}
    </span>
    <span className={styles.text}>{text}</span>
    {isRight !== null && <span className={styles.count}>{count}</span>}
  </li>
)

const share = (count: number, { gave }: PartyReveal): number => (gave === 0 ? 0 : count / gave)

const ChoiceList = ({ choices, reveal }: { choices: readonly string[]; reveal: PartyReveal | null }) => (
  <ul className={styles.choices}>
    {choices.map((text, i) => (
      <Answer
        key={LETTERS[i] ?? i}
        tab={LETTERS[i] ?? ''}
        text={text}
        isRight={reveal && (reveal.several?.includes(i) ?? reveal.right === i)}
        count={reveal?.counts?.[i] ?? 0}
        share={reveal ? share(reveal.counts?.[i] ?? 0, reveal) : 0}
      />
    ))}
  </ul>
)

/** The right answer, and the most frequent other ones. */
const WordsGiven = ({ reveal }: { reveal: PartyReveal }) => {
  const given = reveal.answers ?? []
  const right = { text: reveal.accepted ?? '', count: reveal.gaveRight, right: true }
  const lines = [right, ...given.filter((one) => !one.right).slice(0, 5)]
  return (
    <ul className={styles.choices}>
      {lines.map(({ text, count, right }) => (
        <Answer key={text} tab="×" text={text} isRight={right} count={count} share={share(count, reveal)} />
      ))}
    </ul>
  )
}

const Answers = ({ room }: { room: PartyRoomDocument }) => {
  const { question, reveal } = room
  if (reveal?.answers) return <WordsGiven reveal={reveal} />
  if (question?.choices) return <ChoiceList choices={question.choices} reveal={reveal} />
  return (
    <p className={styles.hint}>{question?.form === 'typed' ? 'Type your answer' : 'Read the question'}</p>
  )
}

/** The clock, or what its place says. `now`: the clock of this screen, which may be behind the server’s. */
const Clock = ({ room, now }: { room: PartyRoomDocument; now: () => number }) => {
  const { phase, answerBy, config, reveal } = room
  if (phase === 'open' && answerBy !== null)
    return <BigClock until={answerBy} total={config.clock} now={now} />
  if (reveal !== null) return <ClockWords>{rightWords(reveal)}</ClockWords>
  return <ClockWords>{phase === 'reading' ? 'Get ready …' : ''}</ClockWords>
}

const WEIGHTS = { 0: 'Just for fun', 1: null, 2: 'Double points' } as const

/** The current question, from its reading to its reveal. */
export const Question = ({ room, now }: { room: PartyRoomDocument; now: () => number }) => {
  const { question, reveal, weight, isTieBreak } = room
  if (question === null) return null
  const { category, prompt } = question
  const note = isTieBreak ? 'Tie-break' : WEIGHTS[weight]
  return (
    <section className={styles.question} aria-labelledby="prompt">
      <Clock room={room} now={now} />
      <div key={room.index} className={styles.card} data-category={category}>
        <p className={styles.category}>
          <CategoryIcon category={category} />
          {categoryTitle(category)}
          {note !== null && <b className={styles.weight}>{note}</b>}
        </p>
        <div className={styles.words}>
          <h1
            id="prompt"
            className={styles.prompt}
            data-length={lengthOf(prompt, LONG_PROMPT, LONGEST_PROMPT)}
          >
            {prompt}
          </h1>
          {reveal !== null && reveal.explanation !== '' && (
            <p className={styles.why}>{firstSentence(reveal.explanation)}</p>
          )}
        </div>
      </div>
      <Answers room={room} />
    </section>
  )
}
