import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'section'> & { tone?: 'paper' | 'green'; padding?: 'normal' | 'large' }

/** A road sign: rounded, with a keyline inside its edge. */
export const Card = ({ tone = 'paper', padding, className, ...rest }: CardProps) => (
  <section
    className={classNames(styles.card, styles[tone], padding === 'large' && styles.large, className)}
    {...rest}
  />
)
