import type { ScreenSeat } from '@trivium/rules/modes/party/screen-view'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Dialog } from '../../../design/dialog.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { plural } from '../../../design/plural.ts'
import { useAction } from '../../../live/use-action.ts'
import { PlayerPicture } from '../player-picture.tsx'
import styles from './player-list.module.css'
import { ShowAll } from './show-all.tsx'

/** The number of rows shown at first where the list is not beside the question. */
const FIRST = 5

interface PlayerListProps {
  readonly partyId: string
  readonly players: readonly ScreenSeat[]
  readonly teams: PartyRoomDocument['teams']
}

/** Who is in, and what the host can do with each. */
export const PlayerList = ({ partyId, players, teams }: PlayerListProps) => {
  const [chosen, setChosen] = useState<ScreenSeat | null>(null)
  const [isWhole, setWhole] = useState(false)
  return (
    <Card className={styles.card} aria-labelledby="in">
      <h2 id="in">
        {players.length === 0 ? 'Nobody has joined yet' : `${plural(players.length, 'player')} in`}
      </h2>
      <ul className={classNames(styles.list, isWhole && styles.whole)} aria-label="Players">
        {players.map((player) => (
          <li key={player.seat} className={styles.row}>
            <PlayerPicture profilePic={player.profilePic} />
            <span className={styles.name}>
              <span translate="no">{player.name}</span>
              <small>{notes(player, teams)}</small>
            </span>
            <span className={styles.score}>{player.score.toLocaleString('en')}</span>
            <IconButton label={`${player.name}: more`} onClick={() => setChosen(player)}>
              <EllipsisVertical size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {players.length > FIRST && (
        <ShowAll className={styles.more} count={players.length} isWhole={isWhole} onChange={setWhole} />
      )}
      {chosen !== null && <PlayerDialog partyId={partyId} player={chosen} onClose={() => setChosen(null)} />}
    </Card>
  )
}

const notes = ({ team, presence }: ScreenSeat, teams: PartyRoomDocument['teams']): string =>
  [team === null ? null : teams?.[team]?.name, presence === 'away' ? 'away' : null].filter(Boolean).join(', ')

interface PlayerDialogProps {
  readonly partyId: string
  readonly player: ScreenSeat
  readonly onClose: () => void
}

const PlayerDialog = ({ partyId, player: { seat, name }, onClose }: PlayerDialogProps) => {
  const kick = useAction('kickFromParty')
  const pass = useAction('passPartyHost')
  const then = async (run: typeof kick.run) => {
    const { error } = await run({ partyId, seat })
    if (!error) onClose()
  }
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={styles.actions}>
        <Button disabled={pass.isRunning} onClick={() => void then(pass.run)}>
          Make host
        </Button>
        <Button look="danger" disabled={kick.isRunning} onClick={() => void then(kick.run)}>
          Remove from the party
        </Button>
        <ErrorLine>{(kick.error ?? pass.error)?.message}</ErrorLine>
      </div>
    </Dialog>
  )
}
