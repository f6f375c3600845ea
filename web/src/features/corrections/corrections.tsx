import type { Notice, NoticeOf } from '@trivium/wire/documents/user'
import { Flag, ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../design/button.tsx'
import { useNotices } from '../../design/notices.tsx'
import { RefusalLine } from '../../design/refusal-line.tsx'
import { useAction } from '../../live/use-action.ts'
import styles from './corrections.module.css'

const ratingCorrected = ({ before, after, games }: NoticeOf<'rating-corrected'>): string => {
  const played = games === 1 ? 'A rated game' : `${games} rated games`
  const moved = after === before ? `stays ${after}` : `is ${after} now, it was ${before}`
  return `${played} of yours went against a player who has been banned for cheating. They count no more: your rating ${moved}.`
}

const OUTCOMES: Readonly<Record<NoticeOf<'report-closed'>['outcome'], string>> = {
  fixed: 'It is put right',
  kept: 'It stays as it is',
  retired: 'It is not asked any more',
}

const reportClosed = ({ about, outcome, answer }: NoticeOf<'report-closed'>): string =>
  `You reported “${about}”. ${OUTCOMES[outcome]}: ${answer}`

/** What a player has to be told, in a sentence or two. */
export const sentenceOf = (notice: Notice): string =>
  notice.kind === 'rating-corrected' ? ratingCorrected(notice) : reportClosed(notice)

const LABELS: Readonly<Record<Notice['kind'], string>> = {
  'rating-corrected': 'Your rating was corrected',
  'report-closed': 'Your report was looked into',
}

/** What a player has to know, until they have read it. */
export const Corrections = ({ notices }: { readonly notices: readonly Notice[] }) =>
  notices.map((notice) => <Correction key={notice.id} notice={notice} />)

const Correction = ({ notice }: { readonly notice: Notice }) => {
  const { announce } = useNotices()
  const close = useAction('closeNotice')
  const sentence = sentenceOf(notice)
  const Sign = notice.kind === 'rating-corrected' ? ShieldCheck : Flag
  useEffect(() => announce(sentence), [announce, sentence])
  return (
    <aside className={styles.correction} aria-label={LABELS[notice.kind]}>
      <Sign size={22} aria-hidden="true" />
      <p>{sentence}</p>
      <Button look="quiet" disabled={close.isRunning} onClick={() => void close.run({ id: notice.id })}>
        Understood
      </Button>
      <RefusalLine>{close.error?.message}</RefusalLine>
    </aside>
  )
}
