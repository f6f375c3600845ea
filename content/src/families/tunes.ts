import { oddBars } from '../question-sounds/abc.ts'
import { recordingMs } from '../question-sounds/recording.ts'
import { TUNES } from '../question-sounds/tunebook.ts'
import { HeardSubject } from './heard.ts'
import { defineFamily, type Recording, type SubjectFacts } from './subject.ts'

/** Players wait for the end of the sound, ms. */
const LONGEST = 8_000

const lookUp = (
  title: string,
): { readonly source: Recording['source'] | null; readonly faults: string[] } => {
  const tune = TUNES.get(title)
  if (tune === undefined) return { source: null, faults: [`expected a tune of tunes.abc, not '${title}'`] }
  const source = { kind: 'tune', tune } as const
  const ms = recordingMs(source)
  return {
    source,
    faults: [
      ...oddBars(tune).map((bar) => `expected bar ${bar} to fill its metre`),
      ...(ms > LONGEST ? [`expected a tune of at most ${LONGEST} ms, not ${ms}`] : []),
    ],
  }
}

/** Melodies and other things that instruments play; `of` is the title of a tune in `tunes.abc`. */
export const tunes = defineFamily('tunes', 9001, HeardSubject, (subject): SubjectFacts => {
  const { source, faults } = lookUp(subject.of)
  return {
    category: subject.category,
    answer: subject.answer,
    slots: {},
    faults,
    objection: () => null,
    ...(source && { recording: { source, description: subject.heard, words: subject.words } }),
  }
})
