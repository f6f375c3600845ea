import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../design/button.tsx'

interface SkipButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'onPointerDown'> {
  readonly canSkip: boolean
  readonly onSkip: () => void
  /** In the browser's words and in the player's. */
  readonly shortcut: readonly [keys: string, label: string]
}

/** Moves the flag to the end of the quiz. */
export const SkipButton = ({ canSkip, onSkip, shortcut: [keys, label], ...rest }: SkipButtonProps) => (
  <Button
    aria-disabled={!canSkip}
    aria-keyshortcuts={keys}
    title={canSkip ? `Skip (${label})` : 'This is the last one'}
    onClick={onSkip}
    {...rest}
  >
    Skip
    <ArrowRight size={20} aria-hidden="true" />
  </Button>
)
