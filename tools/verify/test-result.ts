type Outcome = 'passed' | 'skipped' | 'failed'

export type TestResult = {
  /** From the root of the repository. */
  file: string
  name: string
  outcome: Outcome
  /** The rows of the specification that its annotation names. */
  rows: string[]
  /** The paths of the pages that it opened in a browser. */
  pages: string[]
}

/** Says whether a test ran and did its work. */
export function hasPassed({ outcome }: TestResult): boolean {
  return outcome === 'passed'
}
