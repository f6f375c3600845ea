/** The page where a region is chosen. */
export const FLAG_QUIZ = '/flag-quiz'

/** The address of one game. It reveals nothing about the region. */
export const flagGamePath = (gameId: string): string => `${FLAG_QUIZ}?game=${gameId}`
