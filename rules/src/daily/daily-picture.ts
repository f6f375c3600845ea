import { type Candidate, shareTag } from '../game/candidate.ts'
import { DAILY_MIX } from './daily-mix.ts'

const hasPicture = ({ mediaKind }: Candidate): boolean => mediaKind === 'picture'

export const withoutPictures = <T extends Candidate>(ranked: readonly T[]): T[] =>
  ranked.filter((one) => !hasPicture(one))

/**
 * D30: one picture question before all others, and the remaining ones after them. It leaves room for the `reserved` questions
 * at the beginning of `others`: it shares neither category nor tag with them, and their difficulties are not overdrawn.
 */
export const onePictureFirst = <T extends Candidate>(
  ranked: readonly T[],
  others: readonly T[],
  reserved: number,
): T[] => {
  const first = others.slice(0, reserved)
  const hasRoom = ({ difficulty }: T): boolean =>
    first.filter((one) => one.difficulty === difficulty).length < (DAILY_MIX[difficulty - 1] as number)
  const fits = (one: T): boolean =>
    hasRoom(one) && !first.some((other) => other.category === one.category || shareTag(one, other))
  const pictures = ranked.filter(hasPicture)
  const picture = pictures.find(fits) ?? pictures[0]
  if (picture === undefined) return [...others]
  return [picture, ...others, ...pictures.filter((one) => one !== picture)]
}

/** D31: the first question has neither picture nor sound, unless all questions of its difficulty have. */
export const plainFirst = <T extends Candidate>(ten: readonly T[]): T[] => {
  const plain = ten.find(
    ({ mediaKind, difficulty }) => mediaKind === undefined && difficulty === ten[0]?.difficulty,
  )
  return plain === undefined ? [...ten] : [plain, ...ten.filter((one) => one !== plain)]
}
