/**
 * Functions that read or change the session cookie: called only over HTTP from our own pages, never on the live
 * socket, which has no cookie. Free of schemas, so that the page can import them.
 */
export const COOKIE_FUNCTIONS = ['register', 'logIn', 'logOut', 'logOutEverywhere'] as const

/** Called only over HTTP: large messages would hold up the live socket. */
export const HTTP_FUNCTIONS: readonly string[] = [
  ...COOKIE_FUNCTIONS,
  'saveQuiz',
  'importQuiz',
  'exportQuiz',
  'sendImportPart',
  'saveLogo',
  'createParty',
  'createPartyPlan',
  'savePartyPlan',
]

/** The functions with larger bodies than the others, and their limits in bytes. */
export const LARGE_BODIES: Readonly<Record<string, number>> = {
  // 200 questions of maximum length, three bytes a character.
  saveQuiz: 3 * 1024 * 1024,
  // JSON escapes turn some characters into six.
  importQuiz: 8 * 1024 * 1024,
  sendImportPart: 2 * 1024 * 1024,
  // 20 rounds, each with 50 categories by name, and 50 teams.
  createParty: 256 * 1024,
  createPartyPlan: 256 * 1024,
  savePartyPlan: 256 * 1024,
  // 128 kB as base64.
  saveLogo: 192 * 1024,
}
