import { Check, X } from 'lucide-react'
import { classNames } from '../../../design/class-names.ts'
import { Spoken } from '../../../design/spoken.tsx'
import styles from './choice.module.css'

export const LETTERS = ['A', 'B', 'C', 'D'] as const

export interface ChoiceState {
  /** `open`: may be pressed. `waiting`: an answer is given. The others: the question is closed. */
  readonly look: 'open' | 'waiting' | 'right' | 'wrong' | 'passed'
  readonly byYou: boolean
  readonly byThem: boolean
}

interface ChoiceProps {
  readonly place: number
  readonly text: string
  readonly state: ChoiceState
  readonly opponent: string
  readonly onChoose: (place: number) => void
}

const VERDICTS = { right: ', right answer', wrong: ', wrong', open: '', waiting: '', passed: '' } as const

/** One answer: a plate with its letter on a tab, and at the reveal who chose it. */
export const Choice = ({ place, text, state: { look, byYou, byThem }, opponent, onChoose }: ChoiceProps) => (
  <button
    type="button"
    className={classNames(styles.choice, styles[look], byYou && styles.own)}
    aria-disabled={look !== 'open'}
    aria-pressed={byYou}
    aria-keyshortcuts={`${place + 1} ${LETTERS[place]}`}
    onClick={() => onChoose(place)}
  >
    <span className={styles.tab} aria-hidden="true">
      {look === 'right' ? (
        <Check strokeWidth={3.5} />
      ) : look === 'wrong' ? (
        <X strokeWidth={3.5} />
      ) : (
        LETTERS[place]
      )}
    </span>
    <span className={styles.text}>{text}</span>
    <Spoken>{VERDICTS[look]}</Spoken>
    <span className={styles.who}>
      {byYou && <span className={styles.you}>You</span>}
      {byThem && <span className={styles.them}>{opponent}</span>}
    </span>
  </button>
)
