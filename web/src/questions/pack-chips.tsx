import type { OfferedPack } from '@trivium/wire/documents/pack'
import { Chip } from './chip.tsx'
import styles from './pack-chips.module.css'

interface PackChipsProps {
  readonly packs: readonly OfferedPack[]
  /** Ids; empty: all. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** All packs of questions or a selection, each with its number of questions. */
export const PackChips = ({ packs, chosen, onChange }: PackChipsProps) => {
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    onChange(next.length === packs.length ? [] : next)
  }
  return (
    <fieldset className={styles.chips} aria-label="Packs">
      <Chip isOn={chosen.length === 0} onPress={() => onChange([])}>
        All of them
      </Chip>
      {packs.map(({ id, name, questions }) => (
        <Chip key={id} isOn={chosen.includes(id)} count={questions} onPress={() => toggle(id)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  )
}

/** The names of the chosen packs, in the order in which they are offered. */
export const namesOf = (packs: readonly OfferedPack[], chosen: readonly string[]): string[] =>
  packs.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
