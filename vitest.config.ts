import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['packages/**/*.db.test.ts', 'apps/**/*.db.test.ts', 'scripts/**/*.db.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['scripts/tests/prepare-template.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
