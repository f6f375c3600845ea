import type { Notice } from '@trivium/wire/documents/user'
import { ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../design/button.tsx'
import { useNotices } from '../../design/notices.tsx'
import { RefusalLine } from '../../design/refusal-line.tsx'
import { useAction } from '../../live/use-action.ts'
import styles from './corrections.module.css'

const ofRating = ({ before, after, games }: Extract<Notice, { kind: 'rating-corrected' }>): string => {
  const played = games === 1 ? 'A rated game' : `${games} rated games`
  const moved = after === before ? `stays ${after}` : `is ${after} now, it was ${before}`
  return `${played} of yours went against a player who has been banned for cheating. They count no more: your rating ${moved}.`
}

const ofName = ({ username, reason }: Extract<Notice, { kind: 'name-reset' }>): string =>
  `Your username was taken away: ${reason.replace(/\.$/, '')}. You are ${username} now, and can choose another name in your profile at once.`

const ofQuiz = ({ title, outcome, reason }: Extract<Notice, { kind: 'quiz-reviewed' }>): string => {
  const why = reason === null ? '' : ` ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`
  if (outcome === 'published') return `Your quiz “${title}” is public: everybody finds it now.${why}`
  return outcome === 'refused'
    ? `Your quiz “${title}” was not made public and is a draft again:${why} Change it and submit it once more.`
    : `Your quiz “${title}” is public no more and is a draft again:${why}`
}

type Sentences = { readonly [Kind in Notice['kind']]: (notice: Extract<Notice, { kind: Kind }>) => string }

const SENTENCES: Sentences = {
  'rating-corrected': ofRating,
  'name-reset': ofName,
  'quiz-reviewed': ofQuiz,
}

/** What has happened, in a sentence or two. */
export const sentenceOf = (notice: Notice): string =>
  (SENTENCES[notice.kind] as (one: Notice) => string)(notice)

const TITLES: Readonly<Record<Notice['kind'], string>> = {
  'rating-corrected': 'Your rating was corrected',
  'name-reset': 'Your username was changed',
  'quiz-reviewed': 'Your quiz was reviewed',
}

/** What a player has to know, until they have read it. */
export const Corrections = ({ notices }: { readonly notices: readonly Notice[] }) =>
  notices.map((notice) => <Correction key={notice.id} notice={notice} />)

const Correction = ({ notice }: { readonly notice: Notice }) => {
  const { announce } = useNotices()
  const close = useAction('closeNotice')
  const sentence = sentenceOf(notice)
  useEffect(() => announce(sentence), [announce, sentence])
  return (
    <aside className={styles.correction} aria-label={TITLES[notice.kind]}>
      <ShieldCheck size={22} aria-hidden="true" />
      <p>{sentence}</p>
      <Button look="quiet" disabled={close.isRunning} onClick={() => void close.run({ id: notice.id })}>
        Understood
      </Button>
      <RefusalLine>{close.error?.message}</RefusalLine>
    </aside>
  )
}
