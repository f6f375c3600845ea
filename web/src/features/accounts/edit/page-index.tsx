import styles from './page-index.module.css'

interface PageIndexProps {
  /** Each section's id on the page and its name. */
  readonly parts: readonly (readonly [id: string, name: string])[]
}

/** Links to the sections of this page, styled as motorway exits. */
export const PageIndex = ({ parts }: PageIndexProps) => (
  <nav className={styles.index} aria-label="On this page">
    <ul className={styles.list}>
      {parts.map(([id, name]) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.part}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
