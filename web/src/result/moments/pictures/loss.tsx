import { Cloud, Gate, Hills, Road, Van } from '../scenery.tsx'
import styles from './loss.module.css'

/** The orange van is through the gate; the blue one rolls up behind it and gives it a light. */
export const Loss = () => (
  <>
    <g className={styles.cloud}>
      <Cloud x={58} y={56} />
    </g>
    <Hills />
    <Gate x={166} y={10} />
    <Road />
    <g className={styles.first}>
      <Van x={204} y={163} size={1.15} side="them" />
    </g>
    <path d="M144 150l46-13v26z" className={styles.beam} />
    <g className={styles.second}>
      <Van x={52} y={168} size={1.45} />
    </g>
  </>
)
