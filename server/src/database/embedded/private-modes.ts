import { OTHERS } from '../private-files.ts'

interface Attributes {
  readonly mode?: number
}

/** The calls of emscripten's NODEFS that give files and folders their modes. */
export interface ModeCalls {
  readonly node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown
    setattr(node: unknown, attributes: Attributes): void
  }
  readonly stream_ops: {
    setattr(file: unknown, attributes: Attributes): void
  }
}

const withoutOthers = (attributes: Attributes): Attributes =>
  attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS }

/**
 * Keeps files that the engine creates inaccessible to other users. Emscripten does not apply the umask: it changes the mode of each new
 * file to the one that PostgreSQL asks for, and that is 0666 for whatever it opens with `fopen`.
 */
export const keepModesPrivate = ({ node_ops, stream_ops }: ModeCalls): void => {
  const { mknod, setattr } = node_ops
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device)
  node_ops.setattr = (node, attributes) => setattr(node, withoutOthers(attributes))
  const { setattr: setOpenFile } = stream_ops
  stream_ops.setattr = (file, attributes) => setOpenFile(file, withoutOthers(attributes))
}
