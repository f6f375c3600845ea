import type { ComponentProps } from 'react'
import styles from './radio.module.css'

/** One radio button; its label has the text. */
export const Radio = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input type="radio" className={styles.radio} {...props} />
)
