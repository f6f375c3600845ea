import type { Invitation } from '@trivium/wire/functions/admin-site'
import { type InvitationState, invitationPath, type RegistrationMode } from '@trivium/wire/site/registration'
import { useState } from 'react'
import { ActionDialog } from '../../admin/action-dialog.tsx'
import { type Column, DataTable } from '../../admin/data-table.tsx'
import { formatDay } from '../../admin/format-times.ts'
import { wholeList } from '../../admin/whole-list.ts'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Failed, Loading } from '../../design/list-state.tsx'
import { useNotices } from '../../design/notices.tsx'
import { ShareLink } from '../../design/share-link.tsx'
import { useCall } from '../../live/client-context.ts'
import { useServerQuery } from '../../live/server-query.tsx'
import { Link } from '../../routing/link.tsx'
import { InvitationForm } from './invitation-form.tsx'
import styles from './site.module.css'

const STATE_WORDS: Readonly<Record<InvitationState, string>> = {
  good: 'Valid',
  unknown: 'Unknown',
  'used-up': 'Used up',
  over: 'Expired',
  revoked: 'Revoked',
}

const UNNEEDED = 'Registration isn’t by invitation right now, so these links don’t work.'

/** Registration links, for sites where registration is by invitation. */
export const InvitationsPanel = ({ mode }: { mode: RegistrationMode }) => {
  const { data, error, refetch } = useServerQuery('readInvitations', {})
  const changed = () => void refetch()
  return (
    <section aria-labelledby="invitations" className={styles.list}>
      <Card padding="large">
        <h2 id="invitations">Invitations</h2>
        {mode !== 'invitation' && <p className={styles.description}>{UNNEEDED}</p>}
        <InvitationForm onMade={changed} />
      </Card>
      {data === undefined && error === null && <Loading lines={4} label="Loading the invitations" />}
      {error !== null && <Failed message={error.message} onRetry={changed} />}
      {data !== undefined && (
        <DataTable
          caption="Invitations, valid ones first"
          columns={columnsFor(changed)}
          pages={wholeList(data.invitations)}
          rowKey={({ id }) => id}
          empty="No invitation has been made yet."
        />
      )}
    </section>
  )
}

const columnsFor = (onChanged: () => void): readonly Column<Invitation>[] => [
  { head: 'For', cell: ({ note }) => <span className={styles.note}>{note}</span> },
  { head: 'Status', cell: ({ state }) => STATE_WORDS[state] },
  {
    head: 'Used',
    kind: 'number',
    cell: ({ id, used, uses }) =>
      used === 0 ? (
        `0 of ${uses}`
      ) : (
        <Link to={`/admin/audit-log?kind=invitation&id=${id}`}>{`${used} of ${uses}`}</Link>
      ),
  },
  { head: 'Until', cell: ({ until }) => (until === null ? 'No end date' : formatDay(until)) },
  {
    head: 'Link',
    kind: 'acts',
    cell: (invitation) =>
      invitation.state === 'good' && <Acts invitation={invitation} onChanged={onChanged} />,
  },
]

const Acts = ({ invitation, onChanged }: { invitation: Invitation; onChanged: () => void }) => {
  const call = useCall()
  const { tell } = useNotices()
  const [isAsking, setAsking] = useState(false)
  const { id, code, note, used } = invitation
  const done = () => {
    setAsking(false)
    tell('The invitation is revoked. You can undo this in the audit log.')
    onChanged()
  }
  return (
    <div className={styles.actions}>
      <ShareLink link={location.origin + invitationPath(code)} text="Create your account with this link." />
      <Button look="quiet" aria-label={`Revoke the invitation for ${note}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      {isAsking && (
        <ActionDialog
          title={`Revoke the invitation for ${note}`}
          act="Revoke it"
          isDestructive
          reason="optional"
          run={({ reason }) => call('revokeInvitation', { id, reason })}
          onClose={() => setAsking(false)}
          onDone={done}
        >
          <p>
            Its link stops working.
            {used > 0 && ` The ${used === 1 ? 'account' : `${used} accounts`} made with it stay.`}
          </p>
        </ActionDialog>
      )}
    </div>
  )
}
