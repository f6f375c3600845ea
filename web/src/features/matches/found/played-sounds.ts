const STORAGE_KEY = 'trivium.heard'

/** True for the first call about a match, across reloads and tabs: its sound plays once. */
export const isFirstTime = (matchId: string): boolean => {
  try {
    if (localStorage.getItem(STORAGE_KEY) === matchId) return false
    localStorage.setItem(STORAGE_KEY, matchId)
  } catch {
    // Storage is unavailable: better one sound too many than none.
  }
  return true
}
