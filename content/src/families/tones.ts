import { TONES } from '../question-sounds/tones.ts'
import { HeardSubject } from './heard.ts'
import { defineFamily, type SubjectFacts } from './subject.ts'

/** Signals and other sounds that are computed; `of` is a name in `src/question-sounds/tones.ts`. */
export const tones = defineFamily('tones', 9201, HeardSubject, (subject): SubjectFacts => {
  const samples = TONES[subject.of]?.()
  return {
    category: subject.category,
    answer: subject.answer,
    slots: {},
    faults: samples === undefined ? [`expected a sound of tones.ts, not '${subject.of}'`] : [],
    objection: () => null,
    ...(samples && {
      recording: {
        source: { kind: 'samples', samples },
        description: subject.heard,
        words: subject.words,
      },
    }),
  }
})
