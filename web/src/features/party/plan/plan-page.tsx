import { PARTY_LIMITS } from '@trivium/wire/documents/party-limits'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Screen, Sidebar } from '../../../design/layout.tsx'
import { LeaveDialog } from '../../../design/leave-dialog.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { Switch } from '../../../design/switch.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'
import { useLeaveGuard } from '../../../routing/use-leave-guard.ts'
import { roundName } from '../round-words.ts'
import { GameOptions } from '../start/game-options.tsx'
import { PlanActions } from './plan-actions.tsx'
import { addRound, changeRound, FIRST_PLAN, formOf, moveRound, type PlanForm } from './plan-form.ts'
import styles from './plan-page.module.css'
import { RoundEditor, roundId } from './round-editor.tsx'
import { type SavedPlan, usePlan } from './use-plan.ts'

/** `/party/plan` and `/party/plan/{id}`: an evening of several rounds. */
export const PlanPage = ({ planId }: { planId: string | null }) =>
  planId === null ? <Editor first={FIRST_PLAN} saved={null} /> : <Saved planId={planId} />

const Saved = ({ planId }: { planId: string }) => {
  const asked = useServerQuery('readPartyPlan', { planId })
  if (asked.data === undefined)
    return (
      <Screen title="Plan a quiz night">
        <LoadState failure={asked.error} lines={6} label="Loading the plan" onRetry={() => asked.refetch()} />
      </Screen>
    )
  return <Editor first={formOf(asked.data.plan)} saved={{ planId, ...asked.data }} />
}

interface EditorProps {
  readonly first: PlanForm
  readonly saved: SavedPlan | null
}

const Editor = ({ first, saved }: EditorProps) => {
  const plan = usePlan(first, saved)
  const { form, change, isDirty } = plan
  const isLeaving = useRef(false)
  const blocked = useLeaveGuard((from, to) => isDirty && !isLeaving.current && from.pathname !== to.pathname)
  return (
    <Screen title="Plan a quiz night">
      <Sidebar>
        <section className={styles.rounds} aria-labelledby="rounds">
          <h2 id="rounds">Rounds</h2>
          <Rounds plan={plan} />
        </section>
        <div className={styles.side}>
          <PlanActions plan={plan} saved={saved} onLeave={() => (isLeaving.current = true)} />
          <Card className={styles.rules} aria-labelledby="rules">
            <h2 id="rules">The evening</h2>
            <GameOptions
              form={form.game}
              onChange={(part) => change({ game: { ...form.game, ...part } })}
              switches={
                <Switch
                  label="Tie-break"
                  hint="If first place is shared: one more question, the closest number wins."
                  isOn={form.tieBreak}
                  onChange={(tieBreak) => change({ tieBreak })}
                />
              }
            />
          </Card>
        </div>
      </Sidebar>
      {blocked !== null && (
        <LeaveDialog onStay={blocked.cancel} onLeave={blocked.proceed}>
          Your latest changes to this plan are not saved.
        </LeaveDialog>
      )}
    </Screen>
  )
}

/** The rounds in order. A round that moves keeps the focus, and where it is now is announced. */
const Rounds = ({ plan }: { plan: ReturnType<typeof usePlan> }) => {
  const { form, change, problem } = plan
  const { rounds } = form
  const { announce } = useNotices()
  const [open, setOpen] = useState<number | null>(null)
  const faulty = problem?.round ?? null
  const faultyKey = faulty === null ? null : (rounds[faulty]?.key ?? null)
  useEffect(() => {
    if (faultyKey === null) return
    setOpen(faultyKey)
    document.getElementById(roundId(faultyKey))?.scrollIntoView({ block: 'start' })
  }, [faultyKey])
  const move = (index: number, by: -1 | 1) => {
    change({ rounds: moveRound(rounds, index, by) })
    const title = rounds[index]?.title.trim() ?? ''
    announce(`${roundName({ index, title })} is now round ${index + by + 1}.`)
  }
  const add = () => {
    const more = addRound(rounds)
    change({ rounds: more })
    setOpen(more.at(-1)?.key ?? null)
  }
  return (
    <>
      <ol className={styles.list}>
        {rounds.map((round, index) => (
          <RoundEditor
            key={round.key}
            round={round}
            index={index}
            of={rounds.length}
            isOpen={open === round.key}
            problem={faulty === index ? (problem?.message ?? null) : null}
            onOpen={(isOpen) => setOpen(isOpen ? round.key : null)}
            onChange={(part) => change({ rounds: changeRound(rounds, index, part) })}
            onMove={(by) => move(index, by)}
            onRemove={() => change({ rounds: rounds.filter((_, i) => i !== index) })}
          />
        ))}
      </ol>
      <Button wide size="large" disabled={rounds.length >= PARTY_LIMITS.rounds} onClick={add}>
        <Plus size={22} aria-hidden="true" /> Add a round
      </Button>
    </>
  )
}
