import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { lockBySocket, lockDirectory } from './directory-lock.ts'
import { DatabaseRefusal } from './refusal.ts'

const root = mkdtempSync(join(tmpdir(), 'trivium-owner-'))
const children: ChildProcess[] = []
afterAll(() => rmSync(root, { recursive: true }))
afterEach(async () => {
  await Promise.all(children.splice(0).map(killed))
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root)
})

/** A second process that locks the folder until it is killed, or reports why it cannot. */
async function ownerElsewhere(
  folder: string,
  platform: string,
): Promise<{ child: ChildProcess; said: string }> {
  const module = new URL('./directory-lock.ts', import.meta.url).href
  const script = `
    import { lockDirectory } from ${JSON.stringify(module)}
    await lockDirectory(${JSON.stringify(folder)}, ${JSON.stringify(platform)}).then(
      () => console.log('owner'),
      (error) => console.log(error.name),
    )
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = await once(child.stdout!, 'data')
  return { child, said: String(said).trim() }
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

// On Linux both locks are tested: its own, and the one for systems that only have socket files.
const ways: NodeJS.Platform[] = process.platform === 'linux' ? ['linux', 'darwin'] : [process.platform]

describe.each(ways)('the lock of a folder on %s', (platform) => {
  it('keeps a second process out, with an error that names the folder', async () => {
    const { said } = await ownerElsewhere(root, platform)
    expect(said).toBe('owner')
    const second = lockDirectory(root, platform)
    await expect(second).rejects.toThrow(DatabaseRefusal)
    await expect(second).rejects.toThrow(root)
  })

  it('is refused while another process holds it', async () => {
    const release = await lockDirectory(root, platform)
    expect((await ownerElsewhere(root, platform)).said).toBe('DatabaseRefusal')
    await release()
  })

  it('is released when its process is killed', async () => {
    const { child } = await ownerElsewhere(root, platform)
    await killed(child)
    const release = await lockDirectory(root, platform)
    await release()
  })

  it('leaves nothing in the folder when it is released', async () => {
    for (let n = 0; n < 3; n++) {
      const release = await lockDirectory(root, platform)
      await release()
    }
    expect(readdirSync(root)).toEqual([])
  })

  it('applies to every path to the folder', async () => {
    const folder = join(root, 'data')
    const release = await lockDirectory(folder, platform)
    symlinkSync(folder, join(root, 'link'))
    await expect(lockDirectory(join(root, 'link'), platform)).rejects.toThrow(DatabaseRefusal)
    await release()
  })

  it('covers no other folder', async () => {
    const releases = [
      await lockDirectory(join(root, 'a'), platform),
      await lockDirectory(join(root, 'b'), platform),
    ]
    for (const release of releases) await release()
  })
})

describe.skipIf(process.platform === 'win32')('a socket file in the folder', () => {
  it('lets at most one of many simultaneous processes keep the lock', async () => {
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockBySocket(root)))
    const owners = all.filter((one) => one.status === 'fulfilled')
    expect(owners.length).toBeLessThanOrEqual(1)
    for (const owner of owners) await owner.value()
  })

  it('of a killed process is ignored, and removed once it is old', async () => {
    const { child } = await ownerElsewhere(root, 'darwin')
    await killed(child)
    const [left] = readdirSync(root)
    await (await lockBySocket(root))()
    expect(readdirSync(root)).toEqual([left])
    utimesSync(join(root, left!), 0, 0)
    await (await lockBySocket(root))()
    expect(readdirSync(root)).toEqual([])
  })
})
