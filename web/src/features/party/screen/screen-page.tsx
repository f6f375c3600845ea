import { useSearchParams } from '../../../routing/page-router.tsx'
import { FoundParty } from '../found-party.tsx'
import { delayOf } from './delay-of.ts'
import styles from './screen-page.module.css'
import { Television } from './television.tsx'

/** `/party/{key}/screen`: a television, or with `?overlay=1&delay=5` a layer over a stream. */
export const ScreenPage = ({ roomKey }: { roomKey: string }) => {
  const [params] = useSearchParams()
  const isOverlay = params.get('overlay') === '1'
  return (
    <div className={isOverlay ? styles.overlay : styles.page}>
      <FoundParty roomKey={roomKey}>
        {({ partyId, isHost }) => (
          <Television
            key={partyId}
            partyId={partyId}
            mayHost={isHost}
            isOverlay={isOverlay}
            delay={isOverlay ? delayOf(params.get('delay')) : 0}
          />
        )}
      </FoundParty>
    </div>
  )
}
