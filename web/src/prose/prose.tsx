import type { ReactNode } from 'react'
import { classNames } from '../design/class-names.ts'
import styles from './prose.module.css'

/** Long text to be read: one column of a good width, with rhythm between its parts. */
export const Prose = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classNames(styles.prose, className)}>{children}</div>
)

interface WideTableProps {
  readonly label: string
  /** On a narrow screen each row is a paragraph; a cell that does not explain itself says its column in `data-head`. */
  readonly stacks?: boolean
  readonly children: ReactNode
}

/** A table that scrolls in itself where it is wider than the screen. */
export const WideTable = ({ label, stacks = false, children }: WideTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by the keyboard
  <section className={classNames(styles.wide, stacks && styles.stacks)} aria-label={label} tabIndex={0}>
    <table>{children}</table>
  </section>
)

interface HeadProps {
  /** What kind of page it is, over its title. */
  readonly kicker: string
  readonly title: string
  /** What it is about, in a sentence. */
  readonly lede: string
  readonly children?: ReactNode
}

export const ProseHeader = ({ kicker, title, lede, children }: HeadProps) => (
  <header className={styles.header}>
    <p className={styles.kicker}>{kicker}</p>
    <h1>{title}</h1>
    <p className={styles.lede}>{lede}</p>
    {children}
  </header>
)
