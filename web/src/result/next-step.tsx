import { Button, ButtonLink } from '../design/button.tsx'

interface StepLabel {
  readonly label: string
}

/** What a player can do after a game: follow a link, or press a button. */
export type NextStep =
  | (StepLabel & { readonly to: string; readonly state?: unknown })
  | (StepLabel & { readonly onPress: () => void; readonly isBusy?: boolean })

interface StepProps {
  readonly step: NextStep
  readonly look: 'primary' | 'plain' | 'outline'
}

/** A next step as a link or a button. A busy button keeps the focus and does nothing. */
export const Step = ({ step, look }: StepProps) =>
  'to' in step ? (
    <ButtonLink look={look} size="large" to={step.to} state={step.state}>
      {step.label}
    </ButtonLink>
  ) : (
    <Button
      look={look}
      size="large"
      aria-disabled={step.isBusy === true}
      onClick={() => {
        if (step.isBusy !== true) step.onPress()
      }}
    >
      {step.label}
    </Button>
  )
