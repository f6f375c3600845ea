import type { OutputOf } from '@trivium/wire/registry'
import { useEffect, useState } from 'react'
import { useCall } from '../../live/client-context.ts'
import styles from './site-activity.module.css'
import { nowWords, yesterdayWords } from './words.ts'

/** Who is here now, and yesterday's daily: nothing while the numbers are small, or do not arrive. */
export const SiteActivity = () => {
  const call = useCall()
  const [activity, setActivity] = useState<OutputOf<'readSiteActivity'> | null>(null)
  useEffect(() => {
    let isHere = true
    void call('readSiteActivity', {}).then(({ result }) => {
      if (isHere && result !== undefined) setActivity(result)
    })
    return () => {
      isHere = false
    }
  }, [call])
  if (activity === null) return null
  const [now, yesterday] = [nowWords(activity), yesterdayWords(activity)]
  return (
    <>
      {now !== null && (
        <p className={styles.now}>
          <span className={styles.lamp} aria-hidden="true" />
          {now}
        </p>
      )}
      {yesterday !== null && <p className={styles.yesterday}>{yesterday}</p>}
    </>
  )
}
