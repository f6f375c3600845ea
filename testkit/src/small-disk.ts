import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  remove(): void
}

/** A disk of its own with so many megabytes; null where this user may not mount one. */
export const smallDisk = (megabytes: number): SmallDisk | null => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'trivium-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  const remove = () => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  }
  return { folder, remove }
}
