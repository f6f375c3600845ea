import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

type DivProps = HTMLAttributes<HTMLDivElement>
type Gap = 4 | 8 | 12 | 16 | 32

interface TitleProps {
  readonly ref?: Ref<HTMLHeadingElement> | undefined
  readonly children: ReactNode
}

/** The title of a screen. With a `ref` it can receive the focus. */
export const ScreenTitle = ({ ref, children }: TitleProps) => (
  <h1 ref={ref} tabIndex={ref === undefined ? undefined : -1} className={styles.title}>
    {children}
  </h1>
)

interface ScreenProps extends Omit<DivProps, 'title'> {
  readonly title: ReactNode
  readonly titleRef?: Ref<HTMLHeadingElement>
  /** For screens with many parts: less space between them on wide windows. */
  readonly dense?: boolean
}

/** A whole screen: its title, and its parts one below the other. */
export const Screen = ({ title, titleRef, dense = false, className, children, ...rest }: ScreenProps) => (
  <div className={classNames(styles.screen, dense && styles.dense, className)} {...rest}>
    <ScreenTitle ref={titleRef}>{title}</ScreenTitle>
    {children}
  </div>
)

/** The main part and, beside it where there is space, a column of fixed width. */
export const Sidebar = ({ narrow = false, className, ...rest }: DivProps & { readonly narrow?: boolean }) => (
  <div className={classNames(styles.sidebar, narrow && styles.narrow, className)} {...rest} />
)

/** Parts one below the other. */
export const Stack = ({ gap, className, ...rest }: DivProps & { readonly gap: Gap }) => (
  <div className={classNames(styles.stack, styles[`gap${gap}`], className)} {...rest} />
)

/** Parts side by side, in as many lines as they need. */
export const Cluster = ({ gap, className, ...rest }: DivProps & { readonly gap: Gap }) => (
  <div className={classNames(styles.cluster, styles[`gap${gap}`], className)} {...rest} />
)
