import type { PartyHostDocument, PartyRoomDocument, PartyScreenDocument } from '@trivium/wire/documents/party'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import type { HostCommands } from '../use-host-commands.ts'
import styles from './main-bar.module.css'
import { awaitedWords, countWords, phaseWords, placeWords } from './state-words.ts'

interface MainBarProps {
  readonly room: PartyRoomDocument
  readonly screen: PartyScreenDocument
  readonly host: PartyHostDocument
  readonly commands: HostCommands
}

/** Where the game is, and the next press. On a phone it stands at the bottom edge of the window. */
export const MainBar = ({ room, screen, host, commands: { main, error } }: MainBarProps) => {
  const [figure, of] = countWords(room, screen)
  return (
    <Card className={styles.bar} aria-label="Next">
      <div className={styles.state}>
        <p className={styles.words} role="status">
          <b>{phaseWords(room)}</b>
          <span>{awaitedWords(host, screen) ?? placeWords(room)}</span>
        </p>
        <p className={styles.count}>
          <b>{figure}</b> <span>{of}</span>
        </p>
      </div>
      {main !== null && (
        <Button look="primary" size="large" className={styles.main} onClick={main.run}>
          {main.label}
        </Button>
      )}
      <div className={styles.error}>
        <ErrorLine>{error?.message}</ErrorLine>
      </div>
    </Card>
  )
}
