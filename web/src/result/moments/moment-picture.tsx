import { type ComponentType, useRef } from 'react'
import { useLazyPart } from '../../live/use-lazy-part.ts'
import type { Moment, MomentKind } from './moment.ts'
import styles from './moment-picture.module.css'
import { useMoment } from './use-moment.ts'

type Picture = ComponentType<Moment>

/** The drawing of each moment is a script of its own. */
const LOAD: Readonly<Record<MomentKind, () => Promise<Picture>>> = {
  win: async () => (await import('./pictures/win.tsx')).Win,
  draw: async () => (await import('./pictures/draw.tsx')).Draw,
  loss: async () => (await import('./pictures/loss.tsx')).Loss,
  promotion: async () => (await import('./pictures/promotion.tsx')).Promotion,
  best: async () => (await import('./pictures/best.tsx')).Best,
  perfect: async () => (await import('./pictures/perfect.tsx')).Perfect,
  continent: async () => (await import('./pictures/continent.tsx')).Continent,
  record: async () => (await import('./pictures/record.tsx')).Record,
}

interface MomentPictureProps extends Moment {
  /** False: the result was opened again, so its picture stands still and is silent. */
  readonly plays: boolean
}

/**
 * The picture of a result that is worth a moment: it moves and sounds once, and ends in the picture that a player with reduced
 * motion sees from the start. It says nothing that the words beside it don't say, and takes neither focus nor presses.
 */
export const MomentPicture = ({ plays, ...moment }: MomentPictureProps) => {
  const Picture = useLazyPart(LOAD[moment.kind], true, moment.kind)
  return (
    <div className={styles.sky} data-moment={moment.kind} data-still={!plays}>
      {Picture !== null && <Playing moment={moment} plays={plays} Picture={Picture} />}
    </div>
  )
}

interface PlayingProps {
  readonly moment: Moment
  readonly plays: boolean
  readonly Picture: Picture
}

const Playing = ({ moment, plays, Picture }: PlayingProps) => {
  const picture = useRef<SVGSVGElement>(null)
  useMoment(moment.kind, plays, picture)
  return (
    <svg
      ref={picture}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax meet"
      className={styles.picture}
      aria-hidden="true"
    >
      <Picture {...moment} />
    </svg>
  )
}
