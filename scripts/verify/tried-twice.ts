import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that passed only when tried again: a busy machine is forgiven once, and never in silence. */
export default class TriedTwice implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId}: ${test.fullName}`),
    )
    if (names.length > 0) console.log(['', `tried twice (${names.length}):`, ...names].join('\n  '))
  }
}
