import base from '../../playwright.config.ts'

const { webServer: _server, globalTeardown: _teardown, ...rest } = base

/** Journeys against a shop that runs already, each tried once: a fault is to be seen at the first look. */
export default {
  ...rest,
  testDir: '../../apps/storefront/e2e',
  outputDir: '../../test-results/mutants',
  retries: 0,
  reporter: [['json']],
}
