import type { ComponentProps } from 'react'
import styles from './radio.module.css'

/** One choice of several; the words beside it are its label's. */
export const Radio = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input type="radio" className={styles.radio} {...props} />
)
