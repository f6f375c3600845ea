import type { OutputOf } from '@trivium/wire/registry'
import { Bot } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCall, useTopic } from '../../live/client-context.ts'
import styles from './site-activity.module.css'
import { nowWords, todayWords, yesterdayWords } from './words.ts'

/**
 * Who is here now, yesterday's daily, and the score to beat where nobody has played today's: nothing while the numbers are
 * small, or do not arrive. Fetched again when the player's own game has been counted.
 */
export const SiteActivity = () => {
  const call = useCall()
  const [activity, setActivity] = useState<OutputOf<'readSiteActivity'> | null>(null)
  const counted = useTopic('user').doc?.questionsCorrect
  useEffect(() => {
    if (counted === undefined) return
    let isHere = true
    void call('readSiteActivity', {}).then(({ result }) => {
      if (isHere && result !== undefined) setActivity(result)
    })
    return () => {
      isHere = false
    }
  }, [call, counted])
  if (activity === null) return null
  const [now, today, yesterday] = [nowWords(activity), todayWords(activity), yesterdayWords(activity)]
  return (
    <>
      {now !== null && (
        <p className={styles.now}>
          <span className={styles.lamp} aria-hidden="true" />
          {now}
        </p>
      )}
      {today !== null && (
        <p className={styles.today}>
          <Bot size={20} aria-hidden="true" />
          {today}
        </p>
      )}
      {yesterday !== null && <p className={styles.yesterday}>{yesterday}</p>}
    </>
  )
}
