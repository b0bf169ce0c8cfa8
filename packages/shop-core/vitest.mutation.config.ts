import { defineConfig } from 'vitest/config'

// Every mutant runs the tests again, so the random ones take a few cases each; the full count is proven elsewhere.
export default defineConfig({
  test: {
    include: ['src/{outcome,money,quantity,basket,special-code,checkout,gift}{.test.ts,/**/*.test.ts}'],
    env: { PROPERTY_RUNS: '60' },
  },
})
