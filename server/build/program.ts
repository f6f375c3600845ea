import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { builtThreads } from './built-threads.ts'
import { ownAddress } from './own-address.ts'

/*
 * Puts the server and the packages it uses into a few files, which start in half the time of a thousand and
 * take less memory. The names stay, so stack traces can be read; `NODE_OPTIONS=--enable-source-maps` gives the
 * sources' lines.
 */

const sourceAt = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** The program, and the thread of its embedded database, which a start waits for. Other threads run their sources. */
const ENTRIES = {
  main: sourceAt('main.ts'),
  'engine-worker': sourceAt('database/embedded/engine-worker.ts'),
}
const FOLDER = fileURLToPath(new URL('../dist/program', import.meta.url))

/** Packages that load files of their own: native code, WebAssembly, threads. */
const WITH_FILES = [/^@electric-sql\/pglite/, /^@node-rs\/argon2/, /^@resvg\/resvg-js/, /^pino$/]

await build({
  input: ENTRIES,
  platform: 'node',
  external: WITH_FILES,
  plugins: [builtThreads(ENTRIES), ownAddress(FOLDER)],
  output: {
    dir: FOLDER,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    // Less to read and to keep in memory.
    comments: { legal: true, annotation: false, jsdoc: false },
    sourcemap: true,
  },
})
