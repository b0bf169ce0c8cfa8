import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const TIMINGS = 'tests/accounts/sign-in-timings.db.test.ts'

export default defineConfig({
  test: {
    // Tests wait for the database as often as they count: two at once use both cores of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tests/**/*.test.ts',
            'tools/**/*.test.ts',
            'seed/**/*.test.ts',
            'bench/**/*.test.ts',
            'drills/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', '**/*.opensearch.test.ts'],
          // Rules have no state to keep apart, and loading modules once per worker saves most of the time.
          isolate: false,
          setupFiles: ['tests/setup/clean-page.ts'],
          // On a busy machine a moment takes longer; what never comes still fails.
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'database',
          include: ['packages/**/*.db.test.ts', 'apps/shop-api/**/*.db.test.ts', 'tests/**/*.db.test.ts'],
          exclude: ['**/node_modules/**', TIMINGS],
          globalSetup: ['tests/setup/prepare-template.ts'],
          setupFiles: ['tests/setup/short-hashes.ts', 'tests/setup/media-folder.ts'],
          // Whatever they open is given its database: loading modules once per worker saves a third of the time.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database-isolated',
          // The storefront reads its settings when it is loaded.
          include: ['apps/storefront/**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tests/setup/prepare-template.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'timings',
          include: [TIMINGS],
          globalSetup: ['tests/setup/prepare-template.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // It compares times of milliseconds: nothing runs beside it.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'opensearch',
          include: [
            'packages/**/*.opensearch.test.ts',
            'apps/**/*.opensearch.test.ts',
            'tests/**/*.opensearch.test.ts',
          ],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tests/setup/prepare-template.ts', 'tests/setup/prepare-opensearch.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
