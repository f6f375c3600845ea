import { PACK_UPLOAD } from '@trivium/wire/pack-upload'

/** Bounds of a pack, whether it is a folder or a zip. */
export const PACK_LIMITS = {
  /** Of the zip, bytes. */
  zip: PACK_UPLOAD.mostBytes,
  /** Of all files unpacked, bytes. */
  unpacked: 40_000_000,
  files: 5_000,
  questions: 2_000,
  /** Of one file of questions, bytes. */
  yaml: 4_000_000,
  /** Problems that are listed. */
  problems: 200,
} as const
