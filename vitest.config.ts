import { configDefaults, defineConfig } from 'vitest/config'

const MEDIUM = '**/*.medium.test.ts'
const notSource = [...configDefaults.exclude, '**/dist/**', '**/.toolchain/**', '**/.cache/**', 'e2e/**']

/** What is about the embedded database alone has nothing to say of a server. */
const EMBEDDED_ALONE = [
  '**/database/embedded/**',
  '**/database/{directory-lock,private-files}.medium.test.ts',
  '**/control/admin.medium.test.ts',
]

/** Whatever is refused, read or sent without a statement is so with any database: once is enough. */
const WITHOUT_STATEMENTS = [
  '**/functions/bad-input.medium.test.ts',
  '**/http/{bodies/bodies,flag-art,security-headers}.medium.test.ts',
  '**/mail/*.medium.test.ts',
  '**/quizzes/importing/file-reader.medium.test.ts',
]

const notOnServer = process.env.TEST_DATABASE_URL ? [...EMBEDDED_ALONE, ...WITHOUT_STATEMENTS] : []

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
          exclude: [...notSource, ...notOnServer],
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
