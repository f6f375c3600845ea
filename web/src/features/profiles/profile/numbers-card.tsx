import { useId } from 'react'
import { Card } from '../../../design/card.tsx'
import styles from './numbers-card.module.css'

interface NumbersCardProps {
  readonly title: string
  readonly numbers: readonly { readonly label: string; readonly value: number }[]
}

/** Labels and numbers, styled as a distance sign; nothing if there are none. */
export const NumbersCard = ({ title, numbers }: NumbersCardProps) => {
  const id = useId()
  if (numbers.length === 0) return null
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.list}>
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
