import { Check, X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { classNames } from '../design/class-names.ts'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import styles from './choice.module.css'
import layout from './play-layout.module.css'

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

export interface ChoiceState {
  /** `open`: can be chosen. `waiting`: an answer was given. The others: the question is closed. */
  readonly look: 'open' | 'waiting' | 'right' | 'wrong' | 'passed'
  readonly byYou: boolean
}

/** The look of a choice once its question is closed. `anybodys`: at least one player chose it. */
export const closedLook = (place: number, right: number | null, anybodys: boolean): ChoiceState['look'] =>
  place === right ? 'right' : anybodys ? 'wrong' : 'passed'

interface ChoiceProps {
  readonly place: number
  readonly text: string
  readonly state: ChoiceState
  /** On its tab; also a key that chooses it. */
  readonly letter: string
  readonly onChoose: (place: number) => void
  /** The players who chose it, shown at the end of the button. */
  readonly tags?: ReactNode
}

const VERDICTS = { right: ', right answer', wrong: ', wrong', open: '', waiting: '', passed: '' } as const

/** One answer: a button with its letter on a tab. */
const Choice = ({ place, text, letter, state: { look, byYou }, onChoose, tags }: ChoiceProps) => (
  <button
    type="button"
    className={classNames(styles.choice, styles[look], byYou && styles.own)}
    aria-disabled={look !== 'open'}
    aria-pressed={byYou}
    aria-keyshortcuts={`${place + 1} ${letter}`}
    onClick={() => onChoose(place)}
  >
    <span className={styles.tab} aria-hidden="true">
      {look === 'right' ? <Check strokeWidth={3.5} /> : look === 'wrong' ? <X strokeWidth={3.5} /> : letter}
    </span>
    <span className={styles.text}>{text}</span>
    <VisuallyHidden>{VERDICTS[look]}</VisuallyHidden>
    {tags}
  </button>
)

/** Whether the pointer has moved over these choices: under one that rests, a new question looks untouched. */
const usePointed = (choices: string) => {
  const [movedOver, setMovedOver] = useState<string | null>(null)
  const onPointerMove = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) setMovedOver(choices)
  }
  return { isPointed: movedOver === choices, onPointerMove }
}

interface ChoicesProps<State extends ChoiceState> {
  readonly choices: readonly string[]
  readonly stateOf: (place: number) => State
  readonly onChoose: (place: number) => void
  /** On the tabs of the choices. */
  readonly letters?: readonly string[]
  /** The players who chose it. */
  readonly tagsOf?: (state: State) => ReactNode
}

/** The choices in order: in one column, or in two. */
export const Choices = <State extends ChoiceState>({
  choices,
  stateOf,
  onChoose,
  letters = LETTERS,
  tagsOf,
}: ChoicesProps<State>) => {
  const { isPointed, onPointerMove } = usePointed(choices.join('\n'))
  return (
    <div
      className={classNames(styles.choices, layout.choices, isPointed && styles.pointed)}
      onPointerMove={onPointerMove}
    >
      {choices.map((text, place) => {
        const state = stateOf(place)
        return (
          <Choice
            key={LETTERS[place]}
            place={place}
            text={text}
            letter={letters[place] ?? ''}
            state={state}
            tags={tagsOf?.(state)}
            onChoose={onChoose}
          />
        )
      })}
    </div>
  )
}
