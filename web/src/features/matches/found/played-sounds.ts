const KEPT_AS = 'trivium.heard'

/** True for the first call about a match, across reloads and tabs: its sound plays once. */
export const isFirstTime = (matchId: string): boolean => {
  try {
    if (localStorage.getItem(KEPT_AS) === matchId) return false
    localStorage.setItem(KEPT_AS, matchId)
  } catch {
    // Storage is unavailable: better one sound too many than none.
  }
  return true
}
