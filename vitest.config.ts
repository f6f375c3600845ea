import { configDefaults, defineConfig } from 'vitest/config'

const MEDIUM = '**/*.medium.test.ts'
const notSource = [...configDefaults.exclude, '**/dist/**', '**/.toolchain/**', '**/.cache/**', 'e2e/**']

/** What is about the embedded database alone has nothing to say of a server. */
const embeddedAlone = process.env.TEST_DATABASE_URL
  ? ['**/database/embedded/**', '**/control/admin.medium.test.ts']
  : []

/** Properties are tried with the same values in each run; PROPERTY_SEED tries others. */
const setupFiles = ['testkit/src/property-seed.ts']

/** Small tests stand beside their file and touch nothing outside; medium ones run real SQL on a fresh database. */
export default defineConfig({
  test: {
    // Nobody else wants the machine, so no processor is spared.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'small',
          setupFiles,
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...notSource, MEDIUM],
          // Nothing that they share can change, so a worker loads each module once: in half the time.
          pool: 'threads',
          isolate: false,
          // Properties that try hundreds of games take a few seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'medium',
          setupFiles,
          include: [MEDIUM],
          exclude: [...notSource, ...embeddedAlone],
          // One worker's databases and modules serve all its files: see `freshDatabase`.
          isolate: false,
          globalSetup: 'testkit/src/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
