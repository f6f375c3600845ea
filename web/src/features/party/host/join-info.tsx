import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ShareLink } from '../../../design/share-link.tsx'
import { QrCode } from '../../../share/qr-code.tsx'
import { joinLink, spacedKey } from '../room-key.ts'
import styles from './join-info.module.css'

interface JoinInfoProps {
  readonly room: PartyRoomDocument
  readonly hasSeat: boolean
}

/** How others join, and the pages of this room. Once the game runs, a phone shows the key alone until it is opened. */
export const JoinInfo = ({ room: { key, isLocked, phase }, hasSeat }: JoinInfoProps) => {
  const [isOpen, setOpen] = useState(false)
  const link = joinLink(key, location.origin)
  return (
    <Card className={styles.card} aria-label="Joining" data-closed={phase !== 'lobby' && !isOpen}>
      <div className={styles.row}>
        <QrCode text={link} label="QR code to join" />
        <div className={styles.facts}>
          <p className={styles.lede}>
            {isLocked ? (
              'The room is locked: nobody new can join.'
            ) : (
              <>
                Join at{' '}
                <b>
                  {location.host}
                  <wbr />
                  /party
                </b>{' '}
                with the key
              </>
            )}
          </p>
          <p className={styles.key}>{spacedKey(key)}</p>
        </div>
        {phase !== 'lobby' && (
          <Button className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the QR code' : 'Show the QR code'}
          </Button>
        )}
      </div>
      <div className={styles.buttons}>
        <ButtonLink to={`/party/${key}/screen`} target="_blank">
          Open the big screen
        </ButtonLink>
        <ButtonLink to={`/party/${key}`}>{hasSeat ? 'Back to my game' : 'Play along'}</ButtonLink>
        <ShareLink link={link} text="Join my trivia party." />
      </div>
    </Card>
  )
}
