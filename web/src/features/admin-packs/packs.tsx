import { Screen } from '../../design/layout.tsx'
import { LoadState } from '../../design/load-state.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { OnePack } from './one-pack.tsx'
import styles from './packs.module.css'
import { UploadCard } from './upload-card.tsx'

/** The packs of questions: those installed, and a form to add one. */
export const Component = () => {
  const { data, error, refetch } = useServerQuery('listPacks', {})
  const changed = () => void refetch()
  return (
    <Screen title="Packs" dense>
      <p className={styles.lede}>
        Each pack is a set of questions with its own author and licence. The questions that come with Trivium
        are the first one.
      </p>
      <div className={styles.columns}>
        <section className={styles.list} aria-label="Installed packs">
          {data === undefined ? (
            <LoadState failure={error} lines={6} label="Loading the packs" onRetry={changed} />
          ) : (
            data.packs.map((pack) => <OnePack key={pack.id} pack={pack} onChanged={changed} />)
          )}
        </section>
        <UploadCard onDone={changed} />
      </div>
    </Screen>
  )
}
