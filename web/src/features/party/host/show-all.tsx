import { Button } from '../../../design/button.tsx'

interface ShowAllProps {
  readonly count: number
  readonly isWhole: boolean
  readonly onChange: (isWhole: boolean) => void
  readonly className?: string | undefined
}

/** Below the first rows of a list: the rest of it, and back. */
export const ShowAll = ({ count, isWhole, onChange, className }: ShowAllProps) => (
  <Button className={className} aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
    {isWhole ? 'Show fewer' : `Show all ${count.toLocaleString('en')}`}
  </Button>
)
