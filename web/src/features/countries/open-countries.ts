import type { Region } from '@trivium/rules/places/regions'
import type { InputOf } from '@trivium/wire/registry'
import { useCallback } from 'react'
import { useOpenGame } from '../../places/use-open-game.ts'

/** The page where a region is chosen. */
export const COUNTRY_QUIZ = '/country-quiz'

/** The address of one game: the region's address, which can be shared, plus the game. */
const gamePath = (gameId: string, region: Region): string => `${COUNTRY_QUIZ}/${region}?game=${gameId}`

const pathOf = (gameId: string, { region }: InputOf<'openCountries'>): string => gamePath(gameId, region)

/** Opens a new quiz, or the one in progress, and goes there. */
export const useOpenCountries = () => useOpenGame('openCountries', pathOf)

/** Opens a quiz of the countries missed in a game of this region, and goes there. */
export const usePractise = (region: Region) =>
  useOpenGame(
    'practiseMissed',
    useCallback((gameId: string) => gamePath(gameId, region), [region]),
  )
