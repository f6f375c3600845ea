import { REGIONS, type Region } from '@trivium/rules/places/regions'
import { LoadState } from '../../../design/load-state.tsx'
import { plural } from '../../../design/plural.ts'
import { SegmentedControl } from '../../../design/segmented-control.tsx'
import { SelectField } from '../../../design/select-field.tsx'
import { useTopic } from '../../../live/client-context.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { REGION_TITLES } from '../../../places/region-titles.ts'
import { Chip } from '../../../questions/chip.tsx'
import { PackChips } from '../../../questions/pack-chips.tsx'
import { Link } from '../../../routing/link.tsx'
import { type SourceForm, toggle } from './options.ts'
import styles from './start-card.module.css'

interface SourceOptionsProps {
  readonly form: SourceForm
  readonly onChange: (part: Partial<SourceForm>) => void
  /** The title of the quiz that is chosen. */
  readonly onQuiz: (title: string | null) => void
}

const SOURCES = [
  ['bank', 'Our questions'],
  ['flags', 'Flags'],
  ['countries', 'Maps'],
  ['quiz', 'My quizzes'],
] as const

const COUNTS = [5, 8, 10, 15, 20, 30, 50].map((count) => [`${count}`, `${count}`] as const)

/** Which questions are asked. */
export const SourceOptions = ({ form, onChange, onQuiz }: SourceOptionsProps) => (
  <>
    <SegmentedControl
      legend="Questions"
      options={SOURCES}
      value={form.source}
      onChange={(source) => onChange({ source })}
    />
    {form.source === 'bank' && <BankOptions form={form} onChange={onChange} />}
    {form.source === 'quiz' && <QuizOptions form={form} onChange={onChange} onQuiz={onQuiz} />}
    {(form.source === 'flags' || form.source === 'countries') && (
      <PlaceOptions form={form} onChange={onChange} />
    )}
  </>
)

const PLACE_COUNTS = [5, 8, 10].map((count) => [`${count}`, `${count}`] as const)

const REGION_NAMES = REGIONS.map((region) => [region, REGION_TITLES[region]] as const)

const PlaceOptions = ({ form, onChange }: Omit<SourceOptionsProps, 'onQuiz'>) => (
  <>
    <SegmentedControl
      legend="How many"
      options={PLACE_COUNTS}
      value={`${form.count}`}
      onChange={(value) => onChange({ count: Number(value) })}
    />
    <SelectField
      label="Where"
      options={REGION_NAMES}
      value={form.region}
      onChange={({ target: { value } }) => onChange({ region: value as Region })}
    />
    <SegmentedControl
      legend="Answers"
      options={ANSWERS}
      value={form.answers}
      onChange={(answers) => onChange({ answers })}
    />
  </>
)

const DIFFICULTIES = [
  [1, 'Easy'],
  [2, 'Medium'],
  [3, 'Hard'],
] as const

const ANSWERS = [
  ['choices', 'Four choices'],
  ['typed', 'Typed'],
] as const

const BankOptions = ({ form, onChange }: Omit<SourceOptionsProps, 'onQuiz'>) => {
  const { categories, difficulties, count, packs } = form
  const asked = useServerQuery('readCategories', {})
  // The packs of a saved plan may be off by now; then 'All of them' is the way back.
  const offered = asked.data?.packs ?? []
  return (
    <>
      <SegmentedControl
        legend="How many"
        options={COUNTS}
        value={`${count}`}
        onChange={(value) => onChange({ count: Number(value) })}
      />
      <SegmentedControl
        legend="Answers"
        options={ANSWERS}
        value={form.answers}
        onChange={(answers) => onChange({ answers })}
      />
      <fieldset className={styles.chips}>
        <legend>Difficulty</legend>
        <div className={styles.row}>
          {DIFFICULTIES.map(([difficulty, name]) => (
            <Chip
              key={difficulty}
              isOn={difficulties.includes(difficulty)}
              onPress={() => {
                const chosen = toggle(difficulties, difficulty)
                // At least one is required: pressing the last one changes nothing.
                if (chosen.length > 0) onChange({ difficulties: chosen })
              }}
            >
              {name}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.chips}>
        <legend>Categories</legend>
        {asked.data === undefined ? (
          <LoadState
            failure={asked.error}
            lines={3}
            label="Loading the categories"
            onRetry={() => asked.refetch()}
          />
        ) : (
          <div className={styles.row}>
            <Chip isOn={categories.length === 0} onPress={() => onChange({ categories: [] })}>
              All of them
            </Chip>
            {asked.data.categories.map(({ id, title }) => (
              <Chip
                key={id}
                category={id}
                isOn={categories.includes(id)}
                onPress={() => onChange({ categories: toggle(categories, id) })}
              >
                {title}
              </Chip>
            ))}
          </div>
        )}
      </fieldset>
      {(offered.length > 0 || packs.length > 0) && (
        <fieldset className={styles.chips}>
          <legend>Packs</legend>
          <PackChips packs={offered} chosen={packs} onChange={(chosen) => onChange({ packs: chosen })} />
        </fieldset>
      )}
    </>
  )
}

const QuizOptions = (props: SourceOptionsProps) => {
  const { doc: user } = useTopic('user')
  if (user?.isAnonymous !== false)
    return (
      <p>
        Quizzes belong to an account: <Link to="/register?from=%2Fparty">create one</Link> or{' '}
        <Link to="/login?from=%2Fparty">log in</Link>.
      </p>
    )
  return <MyQuizzes {...props} />
}

const MyQuizzes = ({ form, onChange, onQuiz }: SourceOptionsProps) => {
  const asked = useServerQuery('listMyQuizzes', {})
  if (asked.data === undefined)
    return (
      <LoadState
        failure={asked.error}
        lines={2}
        label="Loading your quizzes"
        onRetry={() => asked.refetch()}
      />
    )
  const quizzes = asked.data.quizzes.filter(({ questions }) => questions > 0)
  if (quizzes.length === 0)
    return (
      <p>
        You have no quiz with questions yet. <Link to="/custom/mine">Write one</Link>, or bring one from a
        file.
      </p>
    )
  return (
    <SelectField
      label="Quiz"
      options={[
        ['', 'Choose a quiz'],
        ...quizzes.map(
          ({ quizId, title, questions }) => [quizId, `${title}, ${plural(questions, 'question')}`] as const,
        ),
      ]}
      value={form.quizId ?? ''}
      onChange={({ target: { value } }) => {
        onChange({ quizId: value === '' ? null : value })
        onQuiz(quizzes.find(({ quizId }) => quizId === value)?.title ?? null)
      }}
    />
  )
}
