const KEPT_AS = 'trivium.heard'

/** True for the first asker about a match, over reloads and tabs: its sound plays once. */
export const isFirstTime = (matchId: string): boolean => {
  try {
    if (localStorage.getItem(KEPT_AS) === matchId) return false
    localStorage.setItem(KEPT_AS, matchId)
  } catch {
    // Storage is closed to us: better a sound too many than none.
  }
  return true
}
