import { Button } from './button.tsx'
import { Message } from './message.tsx'

interface FailedMessageProps {
  /** What failed: 'The player did not load'. */
  readonly title: string
  readonly message: string
  readonly onRetry: () => void
}

/** A screen that failed to load: the reason, and a retry button. */
export const FailedMessage = ({ title, message, onRetry }: FailedMessageProps) => (
  <Message
    sign="!"
    title={title}
    actions={
      <Button look="primary" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {message}
  </Message>
)
