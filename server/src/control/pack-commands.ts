import { readFile, stat } from 'node:fs/promises'
import { openFolder } from '@trivium/content/packs/files'
import { PACK_LIMITS } from '@trivium/content/packs/limits'
import type { PackOutcome } from '../packs/pack-refusal.ts'
import type { PackService } from '../packs/pack-service.ts'
import type { PackSource } from '../packs/pack-worker.ts'
import type { Command, Reply } from './commands.ts'

type PackCommand = Extract<Command, { name: `pack-${string}` }>

const OPERATOR = 'command line'

const done = (...lines: string[]): Reply => ({ ok: true, lines })
const failed = (...lines: string[]): Reply => ({ ok: false, lines })

const openPack = async (path: string): Promise<PackSource> => {
  const refuse = (message: string): PackSource => ({
    ok: false,
    problems: [{ file: path, line: 0, id: '', message }],
  })
  try {
    const status = await stat(path)
    if (status.isDirectory()) return await openFolder(path)
    if (status.size > PACK_LIMITS.zip) return refuse(`expected at most ${PACK_LIMITS.zip / 1e6} MB`)
    return { zip: await readFile(path) }
  } catch (error) {
    return refuse(`expected a folder or a zip: ${(error as Error).message}`)
  }
}

const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

const add = async (packs: PackService, path: string): Promise<Reply> => {
  const outcome = await packs.install(OPERATOR, await openPack(path))
  if (!outcome.ok) return failed('Nothing was changed:', ...outcome.problems.map((line) => `  ${line}`))
  const { manifest, previousVersion, added, changed, gone } = outcome
  return done(
    `${manifest.name} ${manifest.version} (${manifest.id}) is ${previousVersion === null ? 'installed' : 'updated'}: ` +
      `${many(added, 'new question')}, ${changed} changed, ${gone} withdrawn.`,
  )
}

const list = async (packs: PackService): Promise<Reply> => {
  const all = await packs.list()
  return done(
    ...all.map(
      ({ id, name, version, isOn, questions }) =>
        `${id}: ${name} ${version}, ${many(questions, 'question')}${isOn ? '' : ', switched off'}`,
    ),
  )
}

const say = (outcome: PackOutcome<{ readonly name: string }>, what: string): Reply =>
  outcome.ok ? done(`${outcome.name} is ${what}.`) : failed(...outcome.problems)

/** Performs the commands about packs. */
export const handlePackCommand = async (packs: PackService, command: PackCommand): Promise<Reply> => {
  switch (command.name) {
    case 'pack-add':
      return add(packs, command.path)
    case 'pack-list':
      return list(packs)
    case 'pack-remove':
      return say(await packs.remove(OPERATOR, { id: command.pack }), 'removed')
    case 'pack-on':
      return say(await packs.setOn(OPERATOR, { id: command.pack, isOn: true }), 'switched on')
    case 'pack-off':
      return say(await packs.setOn(OPERATOR, { id: command.pack, isOn: false }), 'switched off')
  }
}
