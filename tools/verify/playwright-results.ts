import type { TestResult } from './test-result.ts'

type Annotation = { type: string; description?: string }
type PlaywrightSpec = {
  title: string
  file: string
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: Annotation[]
    results: { annotations?: Annotation[] }[]
  }[]
}
type PlaywrightSuite = { title: string; suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] }
export type PlaywrightReport = { suites: PlaywrightSuite[]; errors: unknown[] }

const outcomes = {
  expected: 'passed',
  // No journey is tried twice; one that would be is a fault.
  flaky: 'failed',
  skipped: 'skipped',
  unexpected: 'failed',
} as const

export function playwrightResults(report: PlaywrightReport | null): TestResult[] {
  const broken = (report?.errors ?? []).map(
    (): TestResult => ({ file: '', name: 'the browser run', outcome: 'failed', rows: [], pages: [] }),
  )
  return [...(report?.suites ?? []).flatMap(specsOf), ...broken]
}

function specsOf(suite: PlaywrightSuite): TestResult[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map((test): TestResult => {
      const annotations = [...test.annotations, ...test.results.flatMap((result) => result.annotations ?? [])]
      const said = (type: string) => [
        ...new Set(annotations.flatMap((one) => (one.type === type && one.description) || [])),
      ]
      return {
        file: `apps/storefront/e2e/${file}`,
        name: `${suite.title} ${title}`,
        outcome: outcomes[test.status],
        rows: said('row'),
        pages: said('page'),
      }
    }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(specsOf)]
}
