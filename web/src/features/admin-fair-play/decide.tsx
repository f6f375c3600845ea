import { useState } from 'react'
import about from '../../admin/about-player.module.css'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { BanFields, banOf } from '../../admin/ban-fields.tsx'
import { Button } from '../../design/button.tsx'
import { Cluster } from '../../design/layout.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useCall } from '../../live/client-context.ts'
import type { CaseFile } from './case-file.ts'

type Decision = 'dismiss' | 'watch' | 'ban'

interface DecideProps {
  readonly file: CaseFile
  /** Called after the case has changed. */
  readonly reread: () => void
}

const correctedWords = (corrected: number): string => {
  if (corrected === 0) return 'No rating had to be corrected.'
  return corrected === 1
    ? 'The rating of one opponent was corrected; they were notified.'
    : `The ratings of ${corrected} opponents were corrected; they were notified.`
}

/** The possible decisions on a case, each with a dialog that asks for a reason. */
export const Decide = ({ file, reread }: DecideProps) => {
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <Cluster gap={8}>
      <Button look="danger" onClick={() => setDecision('ban')}>
        Ban …
      </Button>
      {file.state === 'open' && <Button onClick={() => setDecision('watch')}>Watch …</Button>}
      <Button onClick={() => setDecision('dismiss')}>Dismiss …</Button>
      {decision !== null && (
        <DecideDialog decision={decision} file={file} reread={reread} onClose={() => setDecision(null)} />
      )}
    </Cluster>
  )
}

interface DecideDialogProps extends DecideProps {
  readonly decision: Decision
  readonly onClose: () => void
}

const DecideDialog = ({ decision, file: { player }, reread, onClose }: DecideDialogProps) => {
  const call = useCall()
  const { tell } = useNotices()
  const { uid, username } = player
  const done = () => {
    onClose()
    reread()
  }
  const decide = async (reason: string | null, fields: Readonly<Record<string, string>>) => {
    const chosen =
      decision === 'ban' ? ({ kind: 'ban', ...banOf(fields, Date.now()) } as const) : { kind: decision }
    const reply = await call('decideCase', { uid, reason: reason ?? '', decision: chosen })
    if (reply.result && chosen.kind === 'ban')
      tell(`${username} is banned. ${chosen.refund ? correctedWords(reply.result.corrected) : ''}`.trim())
    return reply
  }
  const asked = { reason: 'required', onClose, onDone: done } as const
  if (decision === 'ban')
    return (
      <ActionDialog
        {...asked}
        title={`Ban ${username}`}
        act="Ban"
        isDestructive
        reasonLabel="Reason (the player sees this)"
        run={({ reason, fields }) => decide(reason, fields)}
      >
        <BanFields username={username} refunds />
      </ActionDialog>
    )
  return (
    <ActionDialog
      {...asked}
      title={decision === 'dismiss' ? 'Dismiss this case' : 'Watch this player'}
      act={decision === 'dismiss' ? 'Dismiss' : 'Watch'}
      run={({ reason, fields }) => decide(reason, fields)}
    >
      <p className={about.notice}>
        {decision === 'dismiss'
          ? 'Games so far won’t count against the player again. Only new games can reopen the case.'
          : 'The evidence stays. The case comes back as soon as new games show anything.'}
      </p>
    </ActionDialog>
  )
}
