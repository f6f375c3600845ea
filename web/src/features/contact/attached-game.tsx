import { Paperclip } from 'lucide-react'
import { Button } from '../../design/button.tsx'
import { gameScores, gameTitle } from '../../design/game-labels.ts'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import styles from './contact.module.css'
import type { OwnGame } from './use-own-game.ts'

/** The game attached to the message, with a button to remove it. */
export const AttachedGame = ({ own, onLeaveOut }: { own: OwnGame; onLeaveOut: () => void }) => {
  if (own.status === 'none') return null
  return (
    <div className={styles.attached} role="status">
      <Paperclip size={20} aria-hidden="true" />
      <Words own={own} />
      {own.status === 'yours' && (
        <Button look="quiet" onClick={onLeaveOut}>
          Leave out<VisuallyHidden> the game</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}

const Words = ({ own }: { own: OwnGame }) => {
  if (own.status !== 'yours')
    return (
      <p>
        {own.status === 'asking'
          ? 'Looking for your game …'
          : 'The game in this link isn’t attached: you can only attach games you played in.'}
      </p>
    )
  const scores = gameScores(own.game)
  return (
    <p>
      <b>{gameTitle(own.game)}</b> goes along{scores === '' ? '.' : `: ${scores}.`}
    </p>
  )
}
