/**
 * AC6: how many of all users have it, in per cent with one decimal, halves up; 0 where there are no users. Both numbers
 * come from counters that may be a moment apart: it is never above 100.
 */
export const unlockShare = (count: number, users: number): number =>
  // Tenths of a per cent are whole before they are divided: nothing is lost to binary fractions.
  users <= 0 ? 0 : Math.min(1_000, Math.round((count * 1_000) / users)) / 10

/** AC6: the popup's sentence for a share in per cent. */
export const unlockShareSentence = (share: number): string =>
  `Only ${share.toFixed(1)}% of players have unlocked this!`
