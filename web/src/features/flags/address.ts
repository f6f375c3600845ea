/** Where a region is chosen. */
export const FLAG_QUIZ = '/flag-quiz'

/** The address of one game. It tells nothing but the game. */
export const flagGamePath = (gameId: string): string => `${FLAG_QUIZ}?game=${gameId}`
