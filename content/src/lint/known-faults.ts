import type { Finding } from './finding.ts'

/**
 * Faults that were in the bank when their rule was made: ids of questions by rule. Only those are excused. The lists
 * get shorter, never longer (`content/known-faults.json`).
 */
export type KnownFaults = Readonly<Record<string, readonly string[]>>

export interface Sorted {
  /** What has to be corrected. */
  readonly found: readonly Finding[]
  /** The known faults that are still there. */
  readonly known: KnownFaults
  /** Whether some known faults have been corrected, so that the file should not list them any more. */
  readonly isStale: boolean
}

/** Separates known faults from others. */
export const sortFindings = (findings: readonly Finding[], faults: KnownFaults): Sorted => {
  const isKnown = ({ rule, question }: Finding): boolean =>
    question !== null && (faults[rule] ?? []).includes(question.id)
  const still = new Set(findings.filter(isKnown).map(({ rule, question }) => `${rule} ${question?.id}`))
  const known = Object.fromEntries(
    Object.entries(faults)
      .map(([rule, ids]) => [rule, ids.filter((id) => still.has(`${rule} ${id}`))] as const)
      .filter(([, ids]) => ids.length > 0),
  )
  const countOf = (lists: KnownFaults): number => Object.values(lists).flat().length
  return {
    found: findings.filter((finding) => !isKnown(finding)),
    known,
    isStale: countOf(known) < countOf(faults),
  }
}
