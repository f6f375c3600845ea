import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './plate.module.css'

type PlateProps = ComponentProps<'section'> & { tone?: 'paper' | 'green'; roomy?: boolean }

/** A road sign's plate: rounded, with a keyline inside its edge. */
export const Plate = ({ tone = 'paper', roomy = false, className, ...rest }: PlateProps) => (
  <section className={classNames(styles.plate, styles[tone], roomy && styles.roomy, className)} {...rest} />
)
