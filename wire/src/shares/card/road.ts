import type { SharedResult } from '../../documents/share.ts'
import { isPerfect } from '../claim.ts'
import { type CardToken, colour } from './colours.ts'
import { dashes, finish, line, stud, van } from './parts.ts'

/** The most studs that fit side by side; of longer runs the last ones are shown. */
const MAX_STUDS = 10

/** Results with more questions are shown as a share of the road. */
const hasStuds = ({ mode, marks, total }: SharedResult): boolean =>
  marks.length > 0 && (mode === 'survival' || (total ?? marks.length) <= MAX_STUDS)

/** A point of a road, and whether it is driven to the left there. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly isBack: boolean
}

/** The road with the driven part coloured, and the van there. */
const progress = (result: SharedResult, road: Road): string => {
  const share = Math.min(1, result.score / Math.max(result.total ?? 1, 1))
  const end = isPerfect(result) ? road.end : road.at(share)
  const marks = Array.from({ length: 11 }, (_, place) => {
    const { x, y } = road.at(place / 10)
    return `<circle cx="${x}" cy="${y}" r="10" fill="${colour(place / 10 <= share ? 'yellow' : 'ink-soft')}"/>`
  })
  return `${marks.join('')}${van(end.x, end.y + 20, road.van, 'you', end.isBack)}`
}

const studs = (marks: readonly boolean[], road: Road, shift: number, right: CardToken): string =>
  marks
    .slice(-MAX_STUDS)
    .map((isRight, place, shown) => {
      const { x, y } = road.at((place + 0.5) / shown.length)
      return stud(x, y + shift, road.stud, isRight, right)
    })
    .join('')

/** How a format draws its road. */
export interface Road {
  /** The road's path. */
  readonly d: string
  readonly width: number
  /** A point of it, from 0 (start) to 1 (end). */
  readonly at: (share: number) => Place
  /** Where the van has arrived. */
  readonly end: Place
  /** The arch that a perfect result drives through: its top left corner and its size. */
  readonly arch: readonly [x: number, y: number, width: number, height: number]
  readonly stud: number
  readonly van: number
}

const surfaceOf = ({ d, width }: Road): string =>
  line(d, colour('surface'), width + 18) + line(d, colour('ink'), width)

const battle = ({ marks, score, opponent }: SharedResult, road: Road): string => {
  const lane = road.width * 0.24
  const { x, y, isBack } = road.end
  const ahead = (own: number, other: number) => (own > other ? 46 : own < other ? -34 : 6) * (isBack ? -1 : 1)
  const theirs = opponent?.score ?? 0
  return `${studs(marks, { ...road, stud: road.stud * 0.8 }, -lane, 'you')}${studs(opponent?.marks ?? [], { ...road, stud: road.stud * 0.8 }, lane, 'them')}
    ${van(x + ahead(score, theirs), y - lane + 16, road.van * 0.72, 'you', isBack)}${van(x + ahead(theirs, score), y + lane + 22, road.van * 0.72, 'them', isBack)}`
}

/** The road of a result, with its studs and the van. */
export const roadOf = (result: SharedResult, road: Road): string => {
  const base = surfaceOf(road)
  if (result.mode === 'battle') return base + dashes(road.d) + battle(result, road)
  const arch = isPerfect(result) ? finish(...road.arch) : ''
  if (!hasStuds(result)) return base + arch + progress(result, road)
  const { x, y, isBack } = road.end
  return `${base}${arch}${studs(result.marks, road, 0, 'green')}${van(x, y + 20, road.van, 'you', isBack)}`
}
