import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Cluster } from '../../../design/layout.tsx'
import { ShareLink } from '../../../design/share-link.tsx'
import { QrCode } from '../../../share/qr-code.tsx'
import { joinLink, spacedKey } from '../room-key.ts'
import styles from './join-info.module.css'

interface JoinInfoProps {
  readonly room: PartyRoomDocument
  readonly hasSeat: boolean
}

/** How others join, and the pages of this room. */
export const JoinInfo = ({ room: { key, isLocked }, hasSeat }: JoinInfoProps) => {
  const link = joinLink(key, location.origin)
  return (
    <Card className={styles.card} aria-label="Joining">
      <div className={styles.row}>
        <QrCode text={link} label="QR code to join" />
        <div className={styles.facts}>
          <p className={styles.key}>{spacedKey(key)}</p>
          <p className={styles.lede}>
            {isLocked
              ? 'The room is locked: nobody new can join.'
              : `At ${location.host}/party, or by the code.`}
          </p>
        </div>
      </div>
      <Cluster gap={8}>
        <ButtonLink to={`/party/${key}/screen`} target="_blank">
          Open the big screen
        </ButtonLink>
        <ButtonLink to={`/party/${key}`}>{hasSeat ? 'Back to my game' : 'Play along'}</ButtonLink>
        <ShareLink link={link} text="Join my trivia party." />
      </Cluster>
    </Card>
  )
}
