import { Failed, Loading } from './list-state.tsx'

interface LoadStateProps {
  /** Null: it is loading. */
  readonly failure: { readonly message: string } | null
  /** How many placeholder lines to show. */
  readonly lines: number
  readonly label: string
  readonly onRetry: () => void
}

/** In place of what is not loaded: placeholder lines, or the reason and a retry button. */
export const LoadState = ({ failure, lines, label, onRetry }: LoadStateProps) =>
  failure === null ? (
    <Loading lines={lines} label={label} />
  ) : (
    <Failed message={failure.message} onRetry={onRetry} />
  )
