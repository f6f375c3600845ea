import type { Solution } from '@trivium/rules/forms/solution'
import { Check } from 'lucide-react'
import { classNames } from '../../../design/class-names.ts'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { LETTERS } from '../../../questions/choice.tsx'
import styles from './choice-list.module.css'

interface ChoiceListProps {
  readonly choices: readonly string[]
  /** Null: the host may not see it yet. */
  readonly solution: Solution | null
  /** How many chose each; null: not known yet, or not counted. */
  readonly counts: readonly number[] | null
}

/** The choices, the right ones ticked; or the parts of an order where they belong. */
export const ChoiceList = ({ choices, solution, counts }: ChoiceListProps) => {
  if (solution?.order) return <RightOrder choices={choices} order={solution.order} />
  const right = solution?.several ?? [solution?.right]
  return (
    <ul className={styles.choices}>
      {choices.map((text, i) => (
        <li key={text} className={classNames(styles.row, right.includes(i) && styles.right)}>
          <b>{LETTERS[i]}</b>
          <span>{text}</span>
          <span className={styles.count}>
            {counts?.[i]}
            {counts !== null && <VisuallyHidden> answers</VisuallyHidden>}
          </span>
          {right.includes(i) ? <Check size={22} strokeWidth={3} role="img" aria-label="Right" /> : <span />}
        </li>
      ))}
    </ul>
  )
}

const RightOrder = ({ choices, order }: { choices: readonly string[]; order: readonly number[] }) => (
  <ol className={styles.choices} aria-label="The right order">
    {order.map((part, place) => (
      <li key={part} className={classNames(styles.row, styles.right)}>
        <b>{place + 1}</b>
        <span>{choices[part]}</span>
      </li>
    ))}
  </ol>
)
