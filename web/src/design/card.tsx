import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type PlateProps = ComponentProps<'section'> & { tone?: 'paper' | 'green'; roomy?: boolean }

/** A road sign's plate: rounded, with a keyline inside its edge. */
export const Card = ({ tone = 'paper', roomy = false, className, ...rest }: PlateProps) => (
  <section className={classNames(styles.plate, styles[tone], roomy && styles.roomy, className)} {...rest} />
)
