import type { ComponentProps } from 'react'
import { Link, type LinkProps } from '../routing/link.tsx'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

interface Look {
  /** `primary` is the main action of a screen; `outline` is for coloured cards. */
  look?: 'primary' | 'plain' | 'outline' | 'quiet' | 'danger'
  size?: 'medium' | 'large'
  wide?: boolean
}

const classesOf = ({ look = 'plain', size = 'medium', wide = false }: Look, className?: string): string =>
  classNames(styles.button, styles[look], styles[size], wide && styles.wide, className)

export const Button = ({
  look,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) => (
  <button type={type} className={classesOf({ look, size, wide } as Look, className)} {...rest} />
)

/** A link that looks like a button. */
export const ButtonLink = ({ look, size, wide, className, ...rest }: Look & LinkProps) => (
  <Link className={classesOf({ look, size, wide } as Look, className)} {...rest} />
)

/** A square button with only an icon; `label` is its accessible name. */
export const IconButton = ({
  label,
  className,
  ...rest
}: { label: string } & Omit<ComponentProps<'button'>, 'aria-label'>) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={classNames(styles.icon, className)}
    {...rest}
  />
)
