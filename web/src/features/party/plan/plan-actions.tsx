import { Copy, Printer, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { plural } from '../../../design/plural.ts'
import { useAction } from '../../../live/use-action.ts'
import { LeaveDialog } from '../../../questions/game-tools.tsx'
import { useNavigate } from '../../../routing/page-router.tsx'
import { minutesOf } from './plan-form.ts'
import styles from './plan-page.module.css'
import type { SavedPlan, usePlan } from './use-plan.ts'

interface PlanActionsProps {
  readonly plan: ReturnType<typeof usePlan>
  readonly saved: SavedPlan | null
  /** The page is left on purpose. */
  readonly onLeave: () => void
}

/** A large window is the television; a phone gets the host’s controls. */
const isLarge = (): boolean => matchMedia('(width >= 1000px)').matches

const dateWords = (at: number): string =>
  new Date(at).toLocaleDateString('en', { day: 'numeric', month: 'long' })

const stateWords = ({ isDirty, drawnAt }: PlanActionsProps['plan'], isSaved: boolean): string => {
  if (isDirty) return 'Not saved yet.'
  if (drawnAt !== null) return `Saved. It asks the questions printed on ${dateWords(drawnAt)}.`
  return isSaved
    ? 'Saved. The questions are drawn when you start.'
    : 'The questions are drawn when you start.'
}

/** Start, save, print; copy and delete a saved plan. */
export const PlanActions = ({ plan, saved, onLeave }: PlanActionsProps) => {
  const navigate = useNavigate()
  const { form, problem, isBusy } = plan
  const go = (address: string) => {
    onLeave()
    navigate(address)
  }
  const play = async () => {
    const key = await plan.play()
    if (key !== null) go(`/party/${key}/${isLarge() ? 'screen' : 'host'}`)
  }
  const save = async () => {
    const planId = await plan.save()
    if (planId !== null && saved === null) go(`/party/plan/${planId}`)
  }
  const print = async () => {
    const planId = await plan.save()
    if (planId !== null) go(`/party/plan/${planId}/print`)
  }
  return (
    <Card tone="green" padding="large" className={styles.actions} aria-labelledby="evening">
      <h2 id="evening">{form.game.title.trim() || 'Quiz night'}</h2>
      <p className={styles.facts}>
        {plural(form.rounds.length, 'round')}, about {minutesOf(form)} minutes. You get a key and a QR code;
        the first round waits until you start.
      </p>
      <Button look="primary" size="large" className={styles.main} disabled={isBusy} onClick={play}>
        Start the evening
      </Button>
      <div className={styles.buttons}>
        <Button look="outline" disabled={isBusy} onClick={save}>
          <Save size={20} aria-hidden="true" /> Save
        </Button>
        <Button look="outline" disabled={isBusy} onClick={print}>
          <Printer size={20} aria-hidden="true" /> Print
        </Button>
        {saved !== null && <MoreActions planId={saved.planId} onLeave={go} />}
      </div>
      <p className={styles.state} role="status">
        {stateWords(plan, saved !== null)}
      </p>
      {problem !== null && (
        <div className={styles.error}>
          <ErrorLine>
            {problem.round === null ? problem.message : `Round ${problem.round + 1}: ${problem.message}`}
          </ErrorLine>
        </div>
      )}
    </Card>
  )
}

const MoreActions = ({ planId, onLeave }: { planId: string; onLeave: (address: string) => void }) => {
  const copy = useAction('copyPartyPlan')
  const remove = useAction('deletePartyPlan')
  const [isDeleting, setDeleting] = useState(false)
  const runCopy = async () => {
    const { result } = await copy.run({ planId })
    if (result) onLeave(`/party/plan/${result.planId}`)
  }
  const runRemove = async () => {
    const reply = await remove.run({ planId })
    if (!reply.error) onLeave('/party')
    return reply
  }
  return (
    <>
      <Button look="outline" disabled={copy.isRunning} onClick={runCopy}>
        <Copy size={20} aria-hidden="true" /> Copy
      </Button>
      <Button look="outline" onClick={() => setDeleting(true)}>
        <Trash2 size={20} aria-hidden="true" /> Delete
      </Button>
      {copy.error !== null && (
        <div className={styles.error}>
          <ErrorLine>{copy.error.message}</ErrorLine>
        </div>
      )}
      {isDeleting && (
        <LeaveDialog
          title="Delete this plan?"
          leave="Delete it"
          stay="Keep it"
          action={remove}
          run={runRemove}
          onClose={() => setDeleting(false)}
        >
          Parties you’ve played with it stay, with their results.
        </LeaveDialog>
      )}
    </>
  )
}
