import styles from './report.module.css'

interface FileLine {
  readonly line: number
  readonly reason: string
  /** How the question begins in the file. */
  readonly text: string
}

interface FileLinesProps {
  readonly label: string
  readonly lines: readonly FileLine[]
}

/** Questions of an imported file by their lines, each with what happened to it. */
export const FileLines = ({ label, lines }: FileLinesProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">What happened</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, reason, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <tr key={index}>
            <th scope="row">{line}</th>
            <td>
              {reason}
              {text !== '' && <q className={styles.text}>{text}</q>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
