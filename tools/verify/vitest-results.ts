import { relative } from 'node:path'
import { ROOT } from '../services/settings.ts'
import type { TestResult } from './test-result.ts'

export type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: {
      fullName: string
      status: string
      /** Written by tools/verify/annotate-rows.ts. */
      meta: { rows?: string[] }
    }[]
  }[]
}

export function vitestResults(report: VitestReport | null): TestResult[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults, status }) => {
    const file = relative(ROOT, name)
    const tests = assertionResults.map((test): TestResult => {
      const { rows = [] } = test.meta
      return { file, name: test.fullName, outcome: outcomeOf(test.status), rows, pages: [] }
    })
    // A file that fails before its first test has no test to fail.
    return tests.length === 0 && status === 'failed'
      ? [{ file, name: 'a test file that did not start', outcome: 'failed', rows: [], pages: [] }]
      : tests
  })
}

function outcomeOf(status: string): TestResult['outcome'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped'
}
