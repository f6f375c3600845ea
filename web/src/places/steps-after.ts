import type { Region } from '@trivium/rules/places/regions'
import type { NextStep } from '../result/next-step.tsx'
import { nextRegion } from './next-region.ts'
import { REGION_TITLES } from './region-titles.ts'

interface Opening {
  readonly isOpening: boolean
  readonly error: { readonly message: string } | null
}

interface StepsOptions {
  readonly missed: number
  /** The region played, and whether all of it was, and not only what was missed before. */
  readonly config: { readonly region: Region; readonly counts: boolean }
  /** The player's best scores by region. */
  readonly scores: Parameters<typeof nextRegion>[1]
  /** The calls behind `onPractise` and `onPlay`. */
  readonly openings: readonly Opening[]
  readonly onPractise: () => void
  readonly onPlay: (region: Region) => void
  /** Where another region is chosen. */
  readonly regions: NextStep
}

export interface StepsAfter {
  readonly steps: readonly [NextStep, ...NextStep[]]
  /** Why the last step failed. */
  readonly error: string | undefined
}

/** What to do after a flag or country quiz, the best first: practise what was missed, or play another region. */
export const stepsAfter = ({ missed, config, scores, openings, ...options }: StepsOptions): StepsAfter => {
  const { region, counts: isWhole } = config
  const { onPractise, onPlay, regions } = options
  const isBusy = openings.some(({ isOpening }) => isOpening)
  const next = nextRegion(region, scores)
  const practise: NextStep = { label: 'Practise what you missed', isBusy, onPress: onPractise }
  const label = isWhole ? 'Play again' : 'Play the whole region'
  const play: NextStep = { label, isBusy, onPress: () => onPlay(region) }
  const another: NextStep = { label: `Play ${REGION_TITLES[next]}`, isBusy, onPress: () => onPlay(next) }
  const rest: StepsAfter['steps'] = isWhole ? [another, play, regions] : [play, regions]
  return {
    steps: missed > 0 ? [practise, play, regions] : rest,
    error: openings.find(({ error }) => error !== null)?.error?.message,
  }
}
