import { type FormEvent, useId } from 'react'
import { Button } from '../design/button.tsx'
import fields from '../design/field.module.css'
import { SelectField } from '../design/select-field.tsx'
import styles from './filter-bar.module.css'
import type { Filters } from './use-filters.ts'

export interface Filter<Name extends string> {
  readonly name: Name
  readonly label: string
  /** The choices; without them the filter is a text field. The choice with the value '' means all. */
  readonly options?: readonly (readonly [value: string, words: string])[]
  readonly placeholder?: string
}

interface FilterBarProps<Name extends string> {
  /** The filtered list: 'the audit log'. */
  readonly of: string
  readonly filters: readonly Filter<Name>[]
  readonly values: Filters<Name>
  readonly onChange: (changed: Partial<Filters<Name>>) => void
}

/** Filters a list: a choice applies at once, text with Enter or when the field loses focus. */
export const FilterBar = <Name extends string>({ of, filters, values, onChange }: FilterBarProps<Name>) => {
  const isAny = filters.some(({ name }) => values[name] !== '')
  const nothing = Object.fromEntries(filters.map(({ name }) => [name, ''])) as Filters<Name>
  const typed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onChange(
      Object.fromEntries([...data].map(([name, text]) => [name, String(text).trim()])) as typeof nothing,
    )
  }
  return (
    <search className={styles.filters}>
      <form aria-label={`Filter ${of}`} className={styles.bar} onSubmit={typed}>
        {filters.map((filter) =>
          filter.options === undefined ? (
            <Typed
              key={`${filter.name} ${values[filter.name]}`}
              filter={filter}
              values={values}
              onChange={onChange}
            />
          ) : (
            <SelectField
              key={filter.name}
              name={filter.name}
              label={filter.label}
              options={filter.options}
              value={values[filter.name]}
              onChange={({ target }) => onChange({ [filter.name]: target.value } as typeof nothing)}
            />
          ),
        )}
        <div className={styles.buttons}>
          {filters.some(({ options }) => options === undefined) && <Button type="submit">Search</Button>}
          {isAny && (
            <Button look="quiet" onClick={() => onChange(nothing)}>
              Show all
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}

interface TypedProps<Name extends string> {
  readonly filter: Filter<Name>
  readonly values: Filters<Name>
  readonly onChange: (changed: Partial<Filters<Name>>) => void
}

/** Keyed by its value, so that it shows changes from elsewhere. */
const Typed = <Name extends string>({ filter, values, onChange }: TypedProps<Name>) => {
  const { name, label, placeholder } = filter
  const id = useId()
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <div className={fields.box}>
        <input
          id={id}
          name={name}
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          className={fields.input}
          placeholder={placeholder}
          defaultValue={values[name]}
          onBlur={({ target }) => {
            const text = target.value.trim()
            if (text !== values[name]) onChange({ [name]: text } as Filters<Name>)
          }}
        />
      </div>
    </div>
  )
}
