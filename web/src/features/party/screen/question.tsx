import type { PartyReveal } from '@trivium/rules/modes/party/room-view'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { LETTERS } from '../../../questions/choice.tsx'
import { rightWords } from '../right-words.ts'
import { BigClock, ClockWords } from './big-clock.tsx'
import { lengthOf } from './length-of.ts'
import styles from './question.module.css'
import { QuestionCard } from './question-card.tsx'

/** A choice longer than this, in characters, is set smaller. */
const LONG_CHOICE = 20
const LONGEST_CHOICE = 46
/** More parts than this are set smaller. */
const MANY = 4

interface AnswerProps {
  readonly tab: string
  readonly text: string
  /** Null before the reveal. */
  readonly isRight: boolean | null
  readonly count: number
  /** Of all answers, 0 to 1. */
  readonly share: number
}

/** The answers of a question have one size, in which the longest fits. */
const sizeOf = (texts: readonly string[]) =>
  lengthOf(
    texts.reduce((longest, text) => (text.length > longest.length ? text : longest), ''),
    LONG_CHOICE,
    LONGEST_CHOICE,
  )

/** One answer; after the question with how many chose it. */
const Answer = ({ tab, text, isRight, count, share }: AnswerProps) => (
  <li
    className={classNames(styles.choice, isRight === true && styles.right, isRight === false && styles.wrong)}
  >
    {isRight !== null && share > 0 && <span className={styles.bar} style={{ scale: `${share} 1` }} />}
    <span className={styles.tab}>
      {tab}
      {isRight === true && <Check strokeWidth={3.5} aria-label="Right" />}
    </span>
    <span className={styles.text}>{text}</span>
    {isRight !== null && <span className={styles.count}>{count}</span>}
  </li>
)

const share = (count: number, { gave }: PartyReveal): number => (gave === 0 ? 0 : count / gave)

const ChoiceList = ({ choices, reveal }: { choices: readonly string[]; reveal: PartyReveal | null }) => (
  <ul className={styles.choices} data-many={choices.length > MANY} data-length={sizeOf(choices)}>
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

/** The parts of an order where they belong. */
const RightOrder = ({ choices, order }: { choices: readonly string[]; order: readonly number[] }) => (
  <ol
    className={styles.choices}
    data-many={choices.length > MANY}
    data-length={sizeOf(choices)}
    data-order
    style={{ '--rows': Math.ceil(order.length / 2) } as CSSProperties}
  >
    {order.map((part, place) => (
      <li key={part} className={classNames(styles.choice, styles.right)}>
        <span className={styles.tab}>{place + 1}</span>
        <span className={styles.text}>{choices[part]}</span>
      </li>
    ))}
  </ol>
)

/** The right answer, and the most frequent other ones. */
const WordsGiven = ({ reveal }: { reveal: PartyReveal }) => {
  const given = reveal.answers ?? []
  const right = { text: reveal.accepted ?? '', count: reveal.gaveRight, right: true }
  const lines = [right, ...given.filter((one) => !one.right).slice(0, 5)]
  return (
    <ul
      className={styles.choices}
      data-many={lines.length > MANY}
      data-length={sizeOf(lines.map(({ text }) => text))}
    >
      {lines.map(({ text, count, right }) => (
        <Answer
          key={text}
          tab={right ? '' : '×'}
          text={text}
          isRight={right}
          count={count}
          share={share(count, reveal)}
        />
      ))}
    </ul>
  )
}

/** What to do with a question whose choices are not shown. */
const HINTS = {
  ...{ choice: 'Read the question', 'true-false': 'True or false?', several: 'Several may be right' },
  ...{ typed: 'Type your answer on your phone', number: 'How close can you get?', order: 'Put in order' },
} as const

const Answers = ({ room }: { room: PartyRoomDocument }) => {
  const { question, reveal } = room
  if (reveal?.answers) return <WordsGiven reveal={reveal} />
  if (question?.choices && reveal?.order)
    return <RightOrder choices={question.choices} order={reveal.order} />
  if (question?.choices) return <ChoiceList choices={question.choices} reveal={reveal} />
  return <p className={styles.hint}>{HINTS[question?.form ?? 'choice']}</p>
}

/** The clock, or what its place says. `now`: the clock of this screen, which may be behind the server’s. */
const Clock = ({ room, now }: { room: PartyRoomDocument; now: () => number }) => {
  const { phase, opensAt, answerBy, config, reveal, teams } = room
  if (phase === 'open' && answerBy !== null)
    return (
      <BigClock until={answerBy} total={opensAt === null ? config.clock : answerBy - opensAt} now={now} />
    )
  if (reveal !== null) return <ClockWords>{rightWords(reveal, teams !== null)}</ClockWords>
  return <ClockWords>{phase === 'reading' ? 'Get ready …' : ''}</ClockWords>
}

/** The current question, from its reading to its reveal. */
export const Question = ({ room, now }: { room: PartyRoomDocument; now: () => number }) => {
  const { question } = room
  if (question === null) return null
  return (
    <section className={styles.question} aria-labelledby="prompt">
      <Clock room={room} now={now} />
      <QuestionCard key={room.index} room={room} question={question} />
      <Answers room={room} />
    </section>
  )
}
