// The chapter of the modes, from their literals.
import { MODES } from '../../wire/src/modes/modes.ts'

const code = (names) => names.map((name) => `\`${name}\``).join(', ')
const examinedIn = ({ kinds, because }) => (kinds === null ? `no: ${because}` : code(kinds))
const row = ({ title, line, seats, clock, engine, boards, counters, examined, pages }) => {
  const cells = [
    `**${title}**: ${line.replace(/[.?]$/, '')}`,
    seats,
    clock,
    `\`${engine}\``,
    code(Object.keys(boards)),
    code(Object.keys(counters)),
    examinedIn(examined),
    code(pages.map(({ path }) => path)),
  ]
  return `| ${cells.join(' | ')} |`
}

export const modes = `## Modes

Each mode is described once, in \`wire/src/modes\`. [Adding a mode](add-a-mode.md) describes how to write another one.

| mode | players | clock | rules | leaderboards | statistics | fair play | addresses |
|---|---|---|---|---|---|---|---|
${MODES.map(row).join('\n')}
`
