import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** The name of our own packages, which must be those of the old version. */
const OWN = '@trivium'

/** The code of an earlier version of this repository. */
export interface OldVersion {
  readonly folder: string
  /** The commit's full name. */
  readonly commit: string
  remove(): void
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' }).trim()

/** Its packages are those of this version, which may be newer; its own are beside them. */
const linkPackages = (folder: string): void => {
  const from = join(ROOT, 'node_modules')
  const to = join(folder, 'node_modules')
  mkdirSync(join(to, OWN), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== OWN && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, OWN))) symlinkSync(join(folder, name), join(to, OWN, name))
}

/** Checks out a tag or commit beside this version, as a worktree that `remove` removes. */
export const checkOutVersion = (ref: string): OldVersion => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'trivium-old-version-')))
  git('worktree', 'add', '--quiet', '--force', '--detach', folder, ref)
  const remove = () => {
    process.off('exit', remove)
    git('worktree', 'remove', '--force', folder)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', remove)
  linkPackages(folder)
  return { folder, commit: git('rev-parse', `${ref}^{commit}`), remove }
}
