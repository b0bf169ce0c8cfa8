import type { TestResult } from '../verify/test-result.ts'

/** The page of parts, which production closes: what happens only there happens to no customer. */
const GALLERY = '/ui'

/** Why a test that names rows proves none of them; null when it does. */
export function weaknessOf(test: TestResult, touchesProduct: (test: TestResult) => boolean): string | null {
  if (test.outcome === 'failed') return 'failed'
  if (test.outcome === 'skipped') return 'was skipped'
  if (test.pages.includes(GALLERY)) return `opens ${GALLERY}, which production closes`
  return touchesProduct(test) ? null : 'calls only what no app uses'
}

type Proofs = {
  proven: Set<string>
  /** For each row that is named and not proven, why each test that names it does not count. */
  weak: Map<string, string[]>
}

export function proofsOf(tests: TestResult[], touchesProduct: (test: TestResult) => boolean): Proofs {
  const naming = tests.filter(({ rows }) => rows.length > 0)
  const judged = naming.map((test) => ({ test, weakness: weaknessOf(test, touchesProduct) }))
  const proven = new Set(judged.flatMap(({ test, weakness }) => (weakness ? [] : test.rows)))
  const weak = new Map<string, string[]>()
  for (const { test, weakness } of judged)
    for (const row of test.rows)
      if (weakness && !proven.has(row))
        weak.set(row, [...(weak.get(row) ?? []), `${test.file} ${weakness}: ${test.name.trim()}`])
  return { proven, weak }
}
