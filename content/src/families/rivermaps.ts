import { drawRiver, RIVERS } from '../drawings/river-maps.ts'
import { SHEET } from '../drawings/svg.ts'
import { picturedSubject } from './pictured.ts'
import { defineFamily, type SubjectFacts } from './subject.ts'

/** `of` is a river's name in drawings/rivers/. There is no usual question in words: every entry has its own. */
const RiverSubject = picturedSubject({
  ask: 'Which river is the blue line?',
  source: 'Natural Earth, 1:50m countries',
  tags: ['river maps', 'rivers'],
}).required({ words: true })

/** Rivers to recognise as blue lines on maps without names. */
export const rivermaps = defineFamily(
  'rivermaps',
  8401,
  RiverSubject,
  ({ of, answer = of, words }): SubjectFacts => {
    const course = RIVERS[of]
    return {
      category: 'geography',
      answer,
      slots: {},
      faults: course === undefined ? [`expected a river that can be drawn, not '${of}'`] : [],
      objection: () => null,
      ...(course && {
        drawing: {
          ...SHEET,
          svg: drawRiver(course),
          alt: 'A map without names, on which one river is a blue line',
          description: `A map on which the blue line is the ${of}.`,
          words,
        },
      }),
    }
  },
)
