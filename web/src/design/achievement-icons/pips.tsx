import styles from './achievement-icon.module.css'

const GAP = 8

/** The position in a series: one to three pips at the bottom of the sign. */
export const Pips = ({ tier }: { tier: 1 | 2 | 3 }) =>
  Array.from({ length: tier }, (_, i) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: pips are identified by position
      key={i}
      cx={32 + (i - (tier - 1) / 2) * GAP}
      cy={50}
      r={2.9}
      className={styles.accent}
    />
  ))
