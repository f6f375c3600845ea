import type { Region } from '@trivium/rules/places/regions'
import type { NextStep } from '../result/next-step.tsx'
import { REGION_TITLES } from './region-titles.ts'

interface StepsOptions {
  readonly missed: number
  /** Whether the whole region was played, and not only what was missed before. */
  readonly isWhole: boolean
  readonly isBusy: boolean
  readonly nextRegion: Region
  readonly onPractise: () => void
  readonly onPlay: () => void
  readonly onNextRegion: () => void
  /** Where another region is chosen. */
  readonly regions: NextStep
}

/** What to do after a flag or country quiz, the best first: practise what was missed, or play another region. */
export const stepsAfter = (options: StepsOptions): readonly [NextStep, ...NextStep[]] => {
  const { missed, isWhole, isBusy, regions } = options
  const practise: NextStep = { label: 'Practise what you missed', isBusy, onPress: options.onPractise }
  const play: NextStep = {
    label: isWhole ? 'Play again' : 'Play the whole region',
    isBusy,
    onPress: options.onPlay,
  }
  const another: NextStep = {
    label: `Play ${REGION_TITLES[options.nextRegion]}`,
    isBusy,
    onPress: options.onNextRegion,
  }
  if (missed > 0) return [practise, play, regions]
  return isWhole ? [another, play, regions] : [play, regions]
}
