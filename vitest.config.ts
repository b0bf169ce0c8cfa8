import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
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
          // On a busy machine a moment takes longer; what never comes still fails.
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'database',
          include: ['packages/**/*.db.test.ts', 'apps/**/*.db.test.ts', 'tests/**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tests/setup/prepare-template.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'opensearch',
          include: ['packages/**/*.opensearch.test.ts', 'apps/**/*.opensearch.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['tests/setup/prepare-template.ts', 'tests/setup/prepare-opensearch.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
