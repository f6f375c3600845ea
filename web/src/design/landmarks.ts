import { weekdayOf } from '@trivium/rules/time'

/** By weekday, Monday first. The names are those of the drawings in `landmarks.svg`. */
const LANDMARKS = ['lighthouse', 'windmill', 'arch', 'castle', 'tower', 'wheel', 'balloon'] as const

export type LandmarkName = (typeof LANDMARKS)[number]

const TITLES: Readonly<Record<LandmarkName, string>> = {
  lighthouse: 'the lighthouse',
  windmill: 'the windmill',
  arch: 'the arch',
  castle: 'the castle',
  tower: 'the tower',
  wheel: 'the Ferris wheel',
  balloon: 'the balloon',
}

/** The landmark at the end of a perfect day: each weekday has its own. */
export const landmarkOf = (day: string): LandmarkName => LANDMARKS[weekdayOf(day)] ?? 'lighthouse'

/** 'the lighthouse', as part of a sentence. */
export const landmarkTitle = (name: LandmarkName): string => TITLES[name]
