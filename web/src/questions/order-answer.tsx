import type { FormReveal } from '@trivium/rules/forms/reveal'
import { ArrowDown, ArrowUp, Check, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../design/button.tsx'
import { classNames } from '../design/class-names.ts'
import { useNotices } from '../design/notices.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { AnswerForm } from './answer-form.tsx'
import choice from './choice.module.css'
import styles from './order-answer.module.css'
import layout from './play-layout.module.css'
import { handlesKeyItself, useQuestionKeys } from './question-keys.ts'

interface OrderAnswerProps {
  /** The parts as they stand at first. */
  readonly choices: readonly string[]
  readonly reveal: FormReveal | null
  /** The order that was sent, or null. */
  readonly given: readonly number[] | null
  readonly onAnswer: (order: readonly number[]) => void
  readonly onGoOn: () => void
  /** The footer, whose button submits the form. */
  readonly children: ReactNode
}

type By = -1 | 1

const BY_ARROW: Readonly<Record<string, By>> = { ArrowUp: -1, ArrowDown: 1 }

/** The order with the part at `from` moved by one place; null if there is no such place. */
const movedBy = (order: readonly number[], from: number, by: By): number[] | null => {
  const part = order[from]
  if (part === undefined || order[from + by] === undefined) return null
  return order.toSpliced(from, 1).toSpliced(from + by, 0, part)
}

/** The player's order; moves are announced, and the focus goes with the part. */
const useOrder = ({ choices, given, reveal }: OrderAnswerProps) => {
  const { announce } = useNotices()
  const list = useRef<HTMLOListElement>(null)
  const [own, setOrder] = useState<readonly number[]>(() => [...choices.keys()])
  const isOpen = given === null && reveal === null
  const rowAt = (position: number) => list.current?.children[position] as HTMLElement | undefined
  const move = (from: number, by: By, target: 'row' | 'button') => {
    const order = isOpen ? movedBy(own, from, by) : null
    if (order === null) return
    flushSync(() => setOrder(order))
    const row = rowAt(from + by)
    const button = row?.querySelector<HTMLElement>(`[data-by="${by}"]`)
    ;(target === 'row' ? row : button)?.focus()
    announce(`${choices[order[from + by] as number]}, now ${from + by + 1} of ${order.length}.`)
  }
  const focusRow = (position: number) => rowAt(position)?.focus()
  return { list, order: given ?? own, own, isOpen, move, focusRow }
}

/** A digit goes to a part; Enter outside the buttons confirms, or continues. */
const useOrderKeys = (
  { choices, reveal, onAnswer, onGoOn }: OrderAnswerProps,
  { own, isOpen, focusRow }: ReturnType<typeof useOrder>,
) => {
  const confirm = () => {
    if (isOpen) onAnswer(own)
  }
  useQuestionKeys((key, event) => {
    const position = '12345678'.indexOf(key)
    if (key.length === 1 && position >= 0 && position < choices.length) focusRow(position)
    if (key !== 'Enter' || handlesKeyItself(event.target)) return
    event.preventDefault()
    if (reveal === null) confirm()
    else onGoOn()
  })
  return confirm
}

/** Parts to be put in order, by buttons or by the arrow keys of a part that has the focus. */
export const OrderAnswer = (props: OrderAnswerProps) => {
  const { choices, reveal, onGoOn, children } = props
  const arranging = useOrder(props)
  const confirm = useOrderKeys(props, arranging)
  const { list, order, isOpen, move } = arranging
  return (
    <AnswerForm isClosed={reveal !== null} onConfirm={confirm} onGoOn={onGoOn}>
      <div className={layout.choices}>
        <p className={styles.legend}>{isOpen ? 'Put these in order, the first at the top' : 'Your order'}</p>
        <ol ref={list} className={styles.list} aria-label="Your order">
          {order.map((part, position) => (
            <Part
              key={part}
              text={choices[part] ?? ''}
              position={position}
              total={order.length}
              isOpen={isOpen}
              isRight={reveal?.parts?.[position] ?? null}
              onMove={(by, target) => move(position, by, target)}
            />
          ))}
        </ol>
        {reveal !== null && !reveal.wasRight && <RightOrder choices={choices} order={reveal.order ?? []} />}
      </div>
      {children}
    </AnswerForm>
  )
}

interface PartProps {
  readonly text: string
  readonly position: number
  readonly total: number
  readonly isOpen: boolean
  /** Whether it stands in its place; null: not known yet. */
  readonly isRight: boolean | null
  readonly onMove: (by: By, target: 'row' | 'button') => void
}

const Part = ({ text, position, total, isOpen, isRight, onMove }: PartProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = BY_ARROW[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(by, event.target === event.currentTarget ? 'row' : 'button')
  }
  const look = isRight === null ? (isOpen ? 'open' : 'waiting') : isRight ? 'right' : 'wrong'
  return (
    <li
      className={classNames(
        choice.choice,
        choice[look],
        !isOpen && isRight === null && choice.own,
        styles.part,
      )}
      tabIndex={isOpen ? 0 : undefined}
      aria-keyshortcuts={isOpen ? `${position + 1} ArrowUp ArrowDown` : undefined}
      onKeyDown={isOpen ? onKeyDown : undefined}
    >
      <span className={choice.tab} aria-hidden="true">
        {isRight === null ? position + 1 : isRight ? <Check strokeWidth={3.5} /> : <X strokeWidth={3.5} />}
      </span>
      <span className={choice.text}>{text}</span>
      {isRight !== null && (
        <VisuallyHidden>{isRight ? ', in its place' : ', not in its place'}</VisuallyHidden>
      )}
      {isOpen && (
        <span className={styles.moves}>
          <MoveButton by={-1} text={text} isLast={position === 0} onMove={onMove} />
          <MoveButton by={1} text={text} isLast={position === total - 1} onMove={onMove} />
        </span>
      )}
    </li>
  )
}

interface MoveButtonProps extends Pick<PartProps, 'text' | 'onMove'> {
  readonly by: By
  readonly isLast: boolean
}

const MoveButton = ({ by, text, isLast, onMove }: MoveButtonProps) => (
  <IconButton
    label={`Move ${text} ${by === -1 ? 'up' : 'down'}`}
    data-by={by}
    aria-disabled={isLast}
    onClick={() => onMove(by, 'button')}
  >
    {by === -1 ? <ArrowUp size={22} /> : <ArrowDown size={22} />}
  </IconButton>
)

/** The parts where they belong. */
export const RightOrder = ({ choices, order }: { choices: readonly string[]; order: readonly number[] }) => (
  <div className={styles.solution}>
    <p>The right order:</p>
    <ol>
      {order.map((part) => (
        <li key={part}>{choices[part]}</li>
      ))}
    </ol>
  </div>
)
