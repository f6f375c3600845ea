import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenOver } from './when-over.ts'

export interface SmallDisk {
  readonly folder: string
  /** Fills the disk until this many bytes are free. */
  fill(left: number): void
  /** Frees the filled space. */
  free(): void
  remove(): void
}

/** Whether this user may try; the system can still refuse. */
const mayMount = (): boolean => process.platform === 'linux' && process.getuid?.() === 0

/** Whether `smallDisk` makes one. */
export const canMountDisks = (): boolean => {
  const disk = smallDisk(1)
  disk?.remove()
  return disk !== null
}

/** A separate disk of this many megabytes; null if this user may not mount one. */
export const smallDisk = (megabytes: number): SmallDisk | null => {
  if (!mayMount()) return null
  const folder = mkdtempSync(join(tmpdir(), 'trivium-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  const ballast = join(folder, 'ballast')
  const fill = (left: number) => {
    const { bavail, bsize } = statfsSync(folder)
    try {
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - left))
    } catch (error) {
      // Somebody else has written meanwhile: the disk is fuller than asked for.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  const free = () => rmSync(ballast)
  const remove = whenOver('umount -l "$1" && rm -r "$1"', folder)
  return { folder, fill, free, remove }
}
