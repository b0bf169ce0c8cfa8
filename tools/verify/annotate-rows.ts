import { rowsOfTitle } from '@rasteh/test-kit/rows'
import type { Reporter, TestCase } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    rows?: string[]
  }
}

/** Writes into the report which rows of the specification each test proves. */
export default class AnnotateRows implements Reporter {
  onTestCaseResult(test: TestCase): void {
    Object.assign(test.meta(), { rows: rowsOfTitle(test.name) })
  }
}
