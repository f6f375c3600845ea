import type { Notice, NoticeOf } from '@trivium/wire/documents/user'
import { Flag, type LucideIcon, ShieldCheck, Swords } from 'lucide-react'
import { useEffect } from 'react'
import { Button, ButtonLink } from '../../design/button.tsx'
import { useCountdown } from '../../design/countdown.ts'
import { ErrorLine } from '../../design/error-line.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useClient } from '../../live/client-context.ts'
import { useAction } from '../../live/use-action.ts'
import styles from './player-notices.module.css'

const ratingCorrected = ({ before, after, games }: NoticeOf<'rating-corrected'>): string => {
  const played = games === 1 ? 'A rated game' : `${games} rated games`
  const moved = after === before ? `stays ${after}` : `is now ${after}, it was ${before}`
  return `${played} of yours were against a player who has been banned for cheating. They no longer count: your rating ${moved}.`
}

const OUTCOMES: Readonly<Record<NoticeOf<'report-closed'>['outcome'], string>> = {
  fixed: 'It’s been fixed',
  kept: 'It stays as it is',
  retired: 'It’s been retired',
}

const reportClosed = ({ about, outcome, answer }: NoticeOf<'report-closed'>): string =>
  `You reported “${about}”. ${OUTCOMES[outcome]}: ${answer}`

const nameReset = ({ username, reason }: NoticeOf<'name-reset'>): string =>
  `A moderator removed your name: ${reason.replace(/\.$/, '')}. You’re now ${username}, and you can choose another name in your settings right away.`

const quizReviewed = ({ title, outcome, reason }: NoticeOf<'quiz-reviewed'>): string => {
  const why = reason === null ? '' : ` ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`
  if (outcome === 'published') return `Your quiz “${title}” is public: everyone can find it now.${why}`
  return outcome === 'refused'
    ? `Your quiz “${title}” was not made public and is a draft again:${why} Change it and submit it once more.`
    : `Your quiz “${title}” is no longer public and is a draft again:${why}`
}

const challenged = ({ username, rated }: NoticeOf<'challenge'>): string =>
  `${username} challenges you to a ${rated ? 'rated ' : ''}match.`

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
    case 'challenge':
      return challenged(notice)
  }
}

const TITLES: Readonly<Record<Notice['kind'], string>> = {
  'rating-corrected': 'Your rating was corrected',
  'name-reset': 'Your name was changed',
  'report-closed': 'Your report was reviewed',
  'quiz-reviewed': 'Your quiz was reviewed',
  challenge: 'You’ve been challenged',
}

const SIGNS: Readonly<Record<Notice['kind'], LucideIcon>> = {
  'rating-corrected': ShieldCheck,
  'name-reset': ShieldCheck,
  'report-closed': Flag,
  'quiz-reviewed': ShieldCheck,
  challenge: Swords,
}

/** Notices that the player has not read yet. */
export const PlayerNotices = ({ notices }: { readonly notices: readonly Notice[] }) =>
  notices.map((notice) =>
    notice.kind === 'challenge' ? (
      <ChallengeNotice key={notice.id} challenge={notice} />
    ) : (
      <Correction key={notice.id} notice={notice} />
    ),
  )

/** It disappears with the end of the invitation. */
const ChallengeNotice = ({ challenge }: { readonly challenge: NoticeOf<'challenge'> }) => {
  const left = useCountdown(challenge.expiresAt, useClient().serverNow, 1000)
  return left === 0 ? null : <Correction notice={challenge} />
}

const Correction = ({ notice }: { readonly notice: Notice }) => {
  const { announce } = useNotices()
  const close = useAction('closeNotice')
  const sentence = sentenceOf(notice)
  const Sign = SIGNS[notice.kind]
  useEffect(() => announce(sentence), [announce, sentence])
  return (
    <aside className={styles.correction} aria-label={TITLES[notice.kind]}>
      <Sign size={22} aria-hidden="true" />
      <p>{sentence}</p>
      <div className={styles.actions}>
        {notice.kind === 'challenge' && (
          <ButtonLink look="outline" to={`/join-friend-match/${notice.key}`}>
            See the challenge
          </ButtonLink>
        )}
        <Button look="quiet" disabled={close.isRunning} onClick={() => void close.run({ id: notice.id })}>
          {notice.kind === 'challenge' ? 'Not now' : 'Got it'}
        </Button>
      </div>
      <ErrorLine>{close.error?.message}</ErrorLine>
    </aside>
  )
}
