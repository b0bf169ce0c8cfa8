import { rowsOfTitle } from '@rasteh/test-kit/rows'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    rows?: string[]
    triedTwice?: boolean
  }
}

/**
 * Writes into the report which rows each test proves and whether it passed only when tried again. It also names the
 * latter: a busy machine is forgiven once, and never in silence.
 */
export default class AnnotateRows implements Reporter {
  onTestCaseResult(test: TestCase): void {
    Object.assign(test.meta(), {
      rows: rowsOfTitle(test.name),
      triedTwice: test.diagnostic()?.flaky ?? false,
    })
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId}: ${test.fullName}`),
    )
    if (names.length > 0) console.log(['', `tried twice (${names.length}):`, ...names].join('\n  '))
  }
}
