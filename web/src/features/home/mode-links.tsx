import styles from './mode-links.module.css'

/** A junction sign with three roads for three modes. Illustrates the links next to it. */
export const ModeLinks = () => (
  <svg className={styles.diagram} viewBox="0 0 360 340" aria-hidden="true">
    <g className={styles.road}>
      <path d="M180 340V96" />
      <path d="M180 236C180 190 150 176 84 176" />
      <path d="M180 236C180 190 210 176 276 176" />
    </g>
    <path className={styles.head} d="M180 52 206 98H154Z" />
    <path className={styles.head} d="M44 176 88 151V201Z" />
    <path className={styles.head} d="M316 176 272 151V201Z" />
    <path className={styles.line} d="M180 340V262" />
    <circle className={styles.point} cx="180" cy="222" r="15" />
    <g className={styles.name}>
      <text x="180" y="36">
        Battle
      </text>
      <text x="66" y="136">
        Survival
      </text>
      <text x="294" y="136">
        Custom
      </text>
    </g>
    <g className={styles.number}>
      <rect x="214" y="58" width="48" height="30" rx="6" />
      <text x="238" y="81">
        T1
      </text>
      <rect x="42" y="216" width="48" height="30" rx="6" />
      <text x="66" y="239">
        T2
      </text>
      <rect x="270" y="216" width="48" height="30" rx="6" />
      <text x="294" y="239">
        T3
      </text>
    </g>
  </svg>
)
