import { LEADERBOARD_KINDS } from '@trivium/rules/leaderboards/leaderboard'
import { REGIONS } from '@trivium/rules/places/regions'
import { BOARD_WORDS } from '@trivium/wire/modes/boards'
import { Button } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import { ErrorLine } from '../../design/error-line.tsx'
import { Stack } from '../../design/layout.tsx'
import { SelectField } from '../../design/select-field.tsx'
import { REGION_TITLES } from '../../places/region-titles.ts'
import { Link } from '../../routing/link.tsx'
import { useNavigate } from '../../routing/page-router.tsx'
import styles from './leaderboard-selector.module.css'
import { periodTitle } from './periods.ts'
import {
  addressOf,
  currentPeriod,
  hasRegions,
  isByDay,
  ofKind,
  type SelectedPeriod,
  type Selection,
} from './selection.ts'
import { usePeriods } from './use-periods.ts'

interface ChoosingProps {
  readonly choice: Selection
  /** Today, UTC. */
  readonly day: string
}

/** Selects the board: every choice is a link. */
export const LeaderboardSelector = ({ choice, day }: ChoosingProps) => (
  <Stack gap={16}>
    <nav aria-label="Leaderboards" className={styles.boards}>
      <ul className={styles.kinds}>
        {LEADERBOARD_KINDS.map((kind) => (
          <li key={kind}>
            <Link
              to={addressOf(ofKind(choice, kind))}
              aria-current={kind === choice.kind ? 'page' : undefined}
              className={classNames(styles.kind, kind === choice.kind && styles.current)}
            >
              {BOARD_WORDS[kind].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles.which}>
      {hasRegions(choice.kind) && <RegionField choice={choice} />}
      <PeriodField key={choice.kind} choice={choice} day={day} />
    </div>
  </Stack>
)

const REGION_OPTIONS = REGIONS.map((region) => [region, REGION_TITLES[region]] as const)

const RegionField = ({ choice }: { choice: Selection }) => {
  const navigate = useNavigate()
  return (
    <SelectField
      label="Region"
      options={REGION_OPTIONS}
      value={choice.region}
      onChange={({ target }) => {
        const region = REGIONS.find((one) => one === target.value) ?? 'all'
        navigate(addressOf({ ...choice, region }))
      }}
    />
  )
}

const textOf = (when: SelectedPeriod): string => (typeof when === 'object' ? when.period : when)
const whenOf = (text: string): SelectedPeriod => (text === 'all' || text === 'now' ? text : { period: text })

const PeriodField = ({ choice, day }: ChoosingProps) => {
  const { kind, when } = choice
  const navigate = useNavigate()
  const { past, onOlder, isAsking, error, onRetry } = usePeriods(kind)
  const isDaily = isByDay(kind)
  const now = currentPeriod(kind, day)
  const chosen = typeof when === 'object' && when.period !== now ? when.period : null
  const known = past ?? []
  // A link may point to a period that the list no longer offers.
  const listed = chosen === null || known.includes(chosen) ? known : [...known, chosen]
  const options = [
    ...(isDaily ? [] : [['all', 'All time'] as const]),
    ['now', isDaily ? 'Today' : 'This week'] as const,
    ...listed.map((period) => [period, periodTitle(period)] as const),
  ]
  return (
    <div className={styles.when}>
      <SelectField
        label={isDaily ? 'Day' : 'Time'}
        options={options}
        value={chosen ?? (typeof when === 'object' ? 'now' : textOf(when))}
        onChange={({ target }) => navigate(addressOf({ ...choice, when: whenOf(target.value) }))}
      />
      {error !== null ? (
        <div className={styles.older}>
          <ErrorLine>{`The past ${isDaily ? 'days' : 'weeks'} did not load.`}</ErrorLine>
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        </div>
      ) : (
        onOlder !== null && (
          <Button look="quiet" aria-disabled={isAsking} onClick={onOlder}>
            {isDaily ? 'Show older days' : 'Show older weeks'}
          </Button>
        )
      )}
    </div>
  )
}
