import type { SoloDocument } from '@trivium/wire/documents/solo'
import { beatenWords, type Flag, flagAhead, flagsOf, flagWords, type Marks } from './flags.ts'
import { Post } from './post.tsx'
import { BEAT, milestoneWords, stepWords } from './steps.ts'

/** The step of the question; in the reveal after a flag or at every fifth right answer, what was reached. */
const captionOf = (flags: readonly Flag[], { index, score, reveal }: SoloDocument): string =>
  (reveal?.wasRight ? (beatenWords(flags, score) ?? milestoneWords(score)) : null) ?? stepWords(index + 1)

const signAt = (flags: readonly Flag[], n: number, isReached: boolean) => {
  const flag = flags.find(({ at }) => at === n)
  if (flag !== undefined) return <Post number={n} kind={flag.whose} isReached={isReached} />
  return n % BEAT === 0 ? <Post number={n} kind="milestone" isReached={isReached} /> : null
}

const endAfter = (flags: readonly Flag[], shownTo: number) => {
  const flag = flagAhead(flags, shownTo)
  return flag && <Post number={flag.at} kind={flag.whose} />
}

/** What a run adds to the road: its step, a sign at every fifth question, and flags for the scores to beat. */
export const runRoad = (marks: Marks) => {
  const flags = flagsOf(marks)
  return {
    caption: (game: SoloDocument) => captionOf(flags, game),
    spoken: flagWords(flags),
    signAt: (n: number, isReached: boolean) => signAt(flags, n, isReached),
    endAfter: (shownTo: number) => endAfter(flags, shownTo),
  }
}
