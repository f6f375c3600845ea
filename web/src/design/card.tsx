import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'section'> & { tone?: 'paper' | 'green'; roomy?: boolean }

/** A road sign: rounded, with a keyline inside its edge. */
export const Card = ({ tone = 'paper', roomy = false, className, ...rest }: CardProps) => (
  <section className={classNames(styles.card, styles[tone], roomy && styles.roomy, className)} {...rest} />
)
