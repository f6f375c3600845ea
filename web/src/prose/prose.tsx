import type { ReactNode } from 'react'
import { classNames } from '../design/class-names.ts'
import styles from './prose.module.css'

/** Long text: one column of a readable width, with consistent spacing. */
export const Prose = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <div className={classNames(styles.prose, className)}>{children}</div>
)

interface WideTableProps {
  readonly label: string
  /** On a narrow screen each row is a paragraph; cells that need a label have it in `data-head`. */
  readonly stacks?: boolean
  readonly children: ReactNode
}

/** A table that scrolls if it is wider than the screen. */
export const WideTable = ({ label, stacks = false, children }: WideTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
  <section className={classNames(styles.wide, stacks && styles.stacks)} aria-label={label} tabIndex={0}>
    <table>{children}</table>
  </section>
)

interface HeadProps {
  /** The kind of page, above its title. */
  readonly kicker: string
  readonly title: string
  /** A one-sentence summary. */
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
