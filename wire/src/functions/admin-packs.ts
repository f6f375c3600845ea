import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import { PackId } from '../documents/pack.ts'

const limit = { calls: 120, per: MINUTE } as const
const Nothing = z.strictObject({})

/** A pack as the panel shows it; times in epoch ms. */
const ListedPack = z.strictObject({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  licence: z.string(),
  /** Of its pictures and sounds; empty: the same. */
  mediaLicence: z.string(),
  language: z.string(),
  author: z.string(),
  description: z.string(),
  /** Whether its questions are asked. */
  isOn: z.boolean(),
  /** It came with the program. */
  isBundled: z.boolean(),
  /** Its questions that are neither withdrawn nor retired, and how many of them have a picture or a sound. */
  questions: z.int(),
  withMedia: z.int(),
  /** 0 for the bundled one. */
  installedAt: z.number(),
  updatedAt: z.number(),
})
export type ListedPack = z.infer<typeof ListedPack>

/** What an upload has done. */
export const InstalledPack = z.strictObject({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  /** Null: the pack is new. */
  previousVersion: z.string().nullable(),
  /** Questions that are new or back, changed, and withdrawn. */
  added: z.int(),
  changed: z.int(),
  gone: z.int(),
})
export type InstalledPack = z.infer<typeof InstalledPack>

/** The packs of questions. A pack is installed and updated by `POST /api/packs` (`PACK_UPLOAD`). */
export const adminPacks = {
  /** The installed packs, first installed first. */
  listPacks: defineFunction({
    access: 'admin',
    limit,
    input: Nothing,
    output: z.strictObject({ packs: z.array(ListedPack) }),
  }),
  /**
   * Switches a pack on or off. Games and links that have been made keep their questions. Refusals: unknown-pack,
   * too-few-questions-left.
   */
  switchPack: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ id: PackId, isOn: z.boolean(), reason: AuditReason.nullable() }),
    output: Nothing,
  }),
  /**
   * Removes a pack: its questions are withdrawn, its pictures and sounds deleted. The texts stay for results. Refusals:
   * unknown-pack, bundled-pack, too-few-questions-left.
   */
  removePack: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({ id: PackId, reason: AuditReason }),
    output: Nothing,
  }),
}
