import { classNames } from '../../design/class-names.ts'
import { useLazyPart } from '../../live/use-lazy-part.ts'
import styles from './lazy-site-activity.module.css'

const load = async () => (await import('./site-activity.tsx')).SiteActivity

/** Its lines keep their place while they load, so that nothing moves. */
export const LazySiteActivity = ({ narrow = false }: { narrow?: boolean }) => {
  const SiteActivity = useLazyPart(load, true, null)
  return (
    <div className={classNames(styles.place, narrow && styles.narrow)}>
      {SiteActivity && <SiteActivity />}
    </div>
  )
}
