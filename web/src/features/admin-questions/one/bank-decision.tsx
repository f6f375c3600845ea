import type { QuestionText } from '@trivium/wire/documents/question'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useAction } from '../../../live/use-action.ts'
import styles from './history.module.css'
import form from './text-form.module.css'
import { WordDiff } from './word-diff.tsx'

interface BankDecisionProps {
  readonly id: string
  readonly version: number
  readonly own: QuestionText
  readonly bank: QuestionText
  readonly onDone: (words: string) => void
}

/** An operator edited the text and the bank has since shipped another: an admin chooses between them. */
export const BankDecision = ({ id, version, own, bank, onDone }: BankDecisionProps) => {
  const take = useAction('saveQuestion')
  const keep = useAction('keepOwnText')
  const isBusy = take.isRunning || keep.isRunning
  return (
    <Card className={classNames(styles.decision)} aria-labelledby="decision">
      <h2 id="decision">The bank now ships a different text</h2>
      <p>Your text is used until you decide. This is what the bank would change:</p>
      <WordDiff before={own} after={bank} />
      <ErrorLine>{(take.error ?? keep.error)?.message}</ErrorLine>
      <div className={form.buttons}>
        <Button
          look="primary"
          disabled={isBusy}
          onClick={async () => {
            const { error } = await take.run({ id, version, text: bank })
            if (!error) onDone('From now on, games use the bank’s text.')
          }}
        >
          Use the bank’s
        </Button>
        <Button
          disabled={isBusy}
          onClick={async () => {
            const { error } = await keep.run({ id, version })
            if (!error) onDone('Your text stays.')
          }}
        >
          Keep ours
        </Button>
      </div>
    </Card>
  )
}
