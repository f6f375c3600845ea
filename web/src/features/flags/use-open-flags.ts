import { useOpenGame } from '../../places/use-open-game.ts'
import { flagGamePath } from './address.ts'

/** Opens a region's quiz, or the one in progress, and goes there. */
export const useOpenFlags = () => useOpenGame('openFlags', flagGamePath)

/** Opens a quiz of the flags missed in another one, and goes there. */
export const usePractise = () => useOpenGame('practiseMissed', flagGamePath)
