import { useQuery } from '@tanstack/react-query'
import type { SmallWorld } from '@trivium/content/maps/small-maps'
import smallWorldUrl from '@trivium/content/maps/small-world.json?url'
import { useId } from 'react'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ChartCard } from '../../../design/charts/chart-card.tsx'
import { Cluster } from '../../../design/layout.tsx'
import { Failed } from '../../../design/list-state.tsx'
import type { Highlights } from '../highlights.ts'
import { type Knowledge, knowledgeOf, knowledgeRows, knowledgeSummary } from './knowledge.ts'
import styles from './known-map.module.css'

const readWorld = async (): Promise<SmallWorld> => {
  const response = await fetch(smallWorldUrl)
  if (!response.ok) throw new Error(`the map request failed with status ${response.status}`)
  return response.json()
}

const LEGEND: readonly (readonly [Knowledge, string])[] = [
  ['both', 'Place and flag'],
  ['country', 'Place'],
  ['flag', 'Flag'],
]

interface KnownMapProps {
  readonly username: string
  readonly isOwn: boolean
  readonly known: Highlights['known']
}

/** The world, with every country that the player was right about coloured. */
export const KnownMap = ({ username, isOwn, known }: KnownMapProps) => {
  const { data: world, isError, refetch } = useQuery({ queryKey: ['small-world'], queryFn: readWorld })
  const knowledge = world && knowledgeOf(known, Object.keys(world.countries))
  const isEmpty = known.flags.length + known.countries.length === 0
  const title = isOwn ? 'The world you know' : `The world ${username} knows`
  if (isError)
    return (
      <Card className={styles.map} aria-label={title}>
        <Failed message="The map couldn’t be loaded." onRetry={() => void refetch()} />
      </Card>
    )
  return (
    <div className={styles.map}>
      <ChartCard
        title={title}
        says={knowledgeSummary(known)}
        table={{
          columns: ['Continent', 'Places', 'Flags'],
          rows: isEmpty
            ? []
            : world && knowledge
              ? knowledgeRows(knowledge, world.countries)
              : [['Loading …']],
        }}
      >
        {world && knowledge ? (
          <Drawing world={world} knowledge={knowledge} />
        ) : (
          <div className={styles.space} />
        )}
        {!isEmpty && <Legend />}
      </ChartCard>
      {isEmpty && isOwn && (
        <Cluster gap={12} className={styles.ways}>
          <ButtonLink to="/country-quiz">Name countries</ButtonLink>
          <ButtonLink to="/flag-quiz">Name flags</ButtonLink>
        </Cluster>
      )}
    </div>
  )
}

interface DrawingProps {
  readonly world: SmallWorld
  readonly knowledge: ReadonlyMap<string, Knowledge>
}

const Drawing = ({ world, knowledge }: DrawingProps) => {
  const hatch = useId()
  const lookOf = (id: string) => {
    const known = knowledge.get(id) ?? 'nothing'
    return { className: styles[known], ...(known === 'flag' && { style: { fill: `url(#${hatch})` } }) }
  }
  return (
    <svg className={styles.drawing} viewBox={`40 0 ${world.width - 40} ${world.height}`} aria-hidden="true">
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h7v7H0z" className={styles.hatchGround} />
        <path d="M0 0h3.5v7H0z" className={styles.hatchLine} />
      </pattern>
      <path d={world.other} className={styles.nothing} />
      {Object.entries(world.countries).map(([id, { path, at }]) =>
        path === null ? (
          <circle key={id} cx={at[0]} cy={at[1]} r={4} {...lookOf(id)} />
        ) : (
          <path key={id} d={path} {...lookOf(id)} />
        ),
      )}
    </svg>
  )
}

const Legend = () => (
  <ul className={styles.legend}>
    {LEGEND.map(([kind, word]) => (
      <li key={kind} data-kind={kind}>
        {word}
      </li>
    ))}
  </ul>
)
