import type { CustomConfig } from '@trivium/wire/documents/custom'
import { useEffect, useState } from 'react'
import { Card } from '../../design/card.tsx'
import { classNames } from '../../design/class-names.ts'
import { Screen, Sidebar } from '../../design/layout.tsx'
import { LoadState } from '../../design/load-state.tsx'
import { useServerQueryWithPreviousData } from '../../live/server-query.tsx'
import { namesOf, PackChips } from '../../questions/pack-chips.tsx'
import { Link } from '../../routing/link.tsx'
import { Categories } from './categories.tsx'
import { FIRST_CONFIG } from './config.ts'
import styles from './configure.module.css'
import { LengthOptions } from './length-options.tsx'
import { Presets } from './presets.tsx'
import { Summary } from './summary.tsx'

interface ConfigureProps {
  readonly from: CustomConfig | null
  readonly onMade: (link: string, gameId: string) => void
}

/** The options, and the categories with their numbers of questions in the chosen packs. */
const useConfig = (from: CustomConfig | null) => {
  const [config, setConfig] = useState(from ?? FIRST_CONFIG)
  const change = (part: Partial<CustomConfig>) => setConfig((now) => ({ ...now, ...part }))
  const { packs = [] } = config
  const asked = useServerQueryWithPreviousData('readCategories', packs.length === 0 ? {} : { packs })
  const offered = asked.data?.packs
  // A quiz like that of an older link may have packs that are no longer asked.
  useEffect(() => {
    const isOffered = (id: string) => offered?.some((pack) => pack.id === id) ?? true
    setConfig((now) =>
      (now.packs ?? []).every(isOffered) ? now : { ...now, packs: now.packs?.filter(isOffered) ?? [] },
    )
  }, [offered])
  return { config, change, asked }
}

/** The options of a custom quiz, and its start button. */
export const Configure = ({ from, onMade }: ConfigureProps) => {
  const { config, change, asked } = useConfig(from)
  const offered = asked.data?.packs ?? []
  return (
    <Screen title="Build a quiz">
      <Sidebar narrow className={styles.quiz}>
        <div className={styles.parts}>
          <Presets config={config} onChoose={change} />
          <Card className={classNames(styles.card, styles.categories)} aria-labelledby="categories">
            <h2 id="categories">Categories</h2>
            {asked.isPending || asked.isError ? (
              <LoadState
                failure={asked.error}
                lines={5}
                label="Loading the categories"
                onRetry={() => asked.refetch()}
              />
            ) : (
              <Categories all={asked.data.categories} config={config} onChange={change} />
            )}
          </Card>
          <LengthOptions config={config} onChange={change} />
          {offered.length > 0 && (
            <Card className={styles.card} aria-labelledby="packs">
              <h2 id="packs">Packs</h2>
              <PackChips
                packs={offered}
                chosen={config.packs ?? []}
                onChange={(packs) => change({ packs })}
              />
            </Card>
          )}
          <p className={styles.hint}>
            Rather see how far you get? <Link to="/survival">Survival</Link> runs until your first miss.
          </p>
          <p className={styles.hint}>
            Your own questions? <Link to="/custom/mine">Write a quiz</Link>, or bring one from a file, and
            send the link.
          </p>
        </div>
        <Summary
          all={asked.data?.categories ?? null}
          packs={namesOf(offered, config.packs ?? [])}
          config={config}
          onChange={change}
          onMade={onMade}
        />
      </Sidebar>
    </Screen>
  )
}
