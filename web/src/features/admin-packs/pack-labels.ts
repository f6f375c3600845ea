import type { InstalledPack, ListedPack } from '@trivium/wire/functions/admin-packs'
import { formatDay } from '../../admin/format-times.ts'
import { plural } from '../../design/plural.ts'

/** 'Our village 1.1.0 is updated (it was 1.0.0): 3 new questions, 1 changed, none withdrawn.' */
export const installedSentence = (pack: InstalledPack): string => {
  const { name, version, previousVersion, added, changed, gone } = pack
  const done =
    previousVersion === null
      ? 'installed'
      : `updated${previousVersion === version ? '' : ` from ${previousVersion}`}`
  return `${name} ${version} is ${done}: ${plural(added, 'new question')}, ${changed || 'none'} changed, ${gone || 'none'} withdrawn.`
}

/** '3, 1 of them with a picture or sound' */
export const questionsLabel = ({ questions, withMedia }: ListedPack): string => {
  const count = questions.toLocaleString('en')
  return withMedia === 0 ? count : `${count}, ${withMedia.toLocaleString('en')} with a picture or sound`
}

export const installedLabel = ({ isBundled, installedAt, updatedAt }: ListedPack): string => {
  if (isBundled) return 'With Trivium'
  const installed = formatDay(installedAt)
  return updatedAt === installedAt ? installed : `${installed}, last updated ${formatDay(updatedAt)}`
}

/** The mistakes that the server lists, each with its file and line. */
export const problemsIn = (details: Readonly<Record<string, unknown>>): readonly string[] =>
  Array.isArray(details.problems) ? details.problems.map(String) : []
