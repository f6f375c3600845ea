import type { Courses } from './course.ts'

/** The river of Australia. */
export const AUSTRALIA: Courses = {
  // The Snowy Mountains, Albury, Echuca, Swan Hill, Mildura, Wentworth, Renmark, Morgan, Murray Bridge, the mouth.
  Murray: {
    points: `148.2 -36.8, 147.9 -36.05, 146.95 -36.1, 146 -36, 144.8 -36.1, 144.2 -35.7, 143.55 -35.3, 142.8 -34.6,
      142.1 -34.15, 141.4 -34.05, 140.75 -34.15, 139.9 -34.2, 139.65 -34.05, 139.6 -34.6, 139.3 -35.1, 138.88 -35.58`,
    margin: 100,
  },
}
