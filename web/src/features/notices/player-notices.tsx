import type { Notice, NoticeOf } from '@trivium/wire/documents/user'
import { Flag, ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../design/button.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useAction } from '../../live/use-action.ts'
import styles from './player-notices.module.css'

const ratingCorrected = ({ before, after, games }: NoticeOf<'rating-corrected'>): string => {
  const played = games === 1 ? 'A rated game' : `${games} rated games`
  const moved = after === before ? `stays ${after}` : `is ${after} now, it was ${before}`
  return `${played} of yours went against a player who has been banned for cheating. They no longer count: your rating ${moved}.`
}

const OUTCOMES: Readonly<Record<NoticeOf<'report-closed'>['outcome'], string>> = {
  fixed: 'It’s been fixed',
  kept: 'It stays as it is',
  retired: 'It’s been retired',
}

const reportClosed = ({ about, outcome, answer }: NoticeOf<'report-closed'>): string =>
  `You reported “${about}”. ${OUTCOMES[outcome]}: ${answer}`

const nameReset = ({ username, reason }: NoticeOf<'name-reset'>): string =>
  `A moderator removed your username: ${reason.replace(/\.$/, '')}. You are ${username} now, and you can choose another name in your settings right away.`

const quizReviewed = ({ title, outcome, reason }: NoticeOf<'quiz-reviewed'>): string => {
  const why = reason === null ? '' : ` ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`
  if (outcome === 'published') return `Your quiz “${title}” is public: everyone can find it now.${why}`
  return outcome === 'refused'
    ? `Your quiz “${title}” was not made public and is a draft again:${why} Change it and submit it once more.`
    : `Your quiz “${title}” is no longer public and is a draft again:${why}`
}

/** The notice in a sentence or two. */
export const sentenceOf = (notice: Notice): string => {
  switch (notice.kind) {
    case 'rating-corrected':
      return ratingCorrected(notice)
    case 'name-reset':
      return nameReset(notice)
    case 'report-closed':
      return reportClosed(notice)
    case 'quiz-reviewed':
      return quizReviewed(notice)
  }
}

const TITLES: Readonly<Record<Notice['kind'], string>> = {
  'rating-corrected': 'Your rating was corrected',
  'name-reset': 'Your username was changed',
  'report-closed': 'Your report was reviewed',
  'quiz-reviewed': 'Your quiz was reviewed',
}

/** Notices that the player has not read yet. */
export const PlayerNotices = ({ notices }: { readonly notices: readonly Notice[] }) =>
  notices.map((notice) => <Correction key={notice.id} notice={notice} />)

const Correction = ({ notice }: { readonly notice: Notice }) => {
  const { announce } = useNotices()
  const close = useAction('closeNotice')
  const sentence = sentenceOf(notice)
  const Sign = notice.kind === 'report-closed' ? Flag : ShieldCheck
  useEffect(() => announce(sentence), [announce, sentence])
  return (
    <aside className={styles.correction} aria-label={TITLES[notice.kind]}>
      <Sign size={22} aria-hidden="true" />
      <p>{sentence}</p>
      <Button look="quiet" disabled={close.isRunning} onClick={() => void close.run({ id: notice.id })}>
        Got it
      </Button>
      <ErrorLine>{close.error?.message}</ErrorLine>
    </aside>
  )
}
