/** `passed-again`: it failed first and passed when it was tried again. */
type Outcome = 'passed' | 'passed-again' | 'skipped' | 'failed'

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

/** Says whether a test did its work, be it at the second try. */
export function hasPassed({ outcome }: TestResult): boolean {
  return outcome === 'passed' || outcome === 'passed-again'
}
