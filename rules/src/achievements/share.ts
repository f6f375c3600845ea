/**
 * AC6: the share of all users who have an achievement, in per cent with one decimal, halves rounded up; 0 if
 * there are no users. Both numbers come from counters that may be a moment apart, so the result is capped at
 * 100.
 */
export const unlockShare = (count: number, users: number): number =>
  // Tenths of a per cent are whole numbers before the division, so binary fractions cause no rounding error.
  users <= 0 ? 0 : Math.min(1_000, Math.round((count * 1_000) / users)) / 10

/** AC6: the popup's sentence for a share in per cent. */
export const unlockShareSentence = (share: number): string =>
  `Only ${share.toFixed(1)}% of players have unlocked this!`
