import { rmSync } from 'node:fs'
import { keepResults, PLAYWRIGHT_REPORT, VITEST_REPORT } from './verify/results.ts'
import { runStep } from './verify/run-step.ts'
import { type Step, stages } from './verify/steps.ts'
import { hasPassed, type TestResult } from './verify/test-result.ts'

/** What "done" means, cheapest first. A failed stage is the last: what follows would only repeat its message. */
for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true })
const startedAt = Date.now()
const results: TestResult[] = []
let passed = 0
let failed = 0
for (const { steps, atOnce } of stages) {
  const queue = [...steps]
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await take(step, steps.length > 1)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (failed > 0) break
}
keepResults(results, failed === 0)
console.log(`\n${Math.round((Date.now() - startedAt) / 1000)} s in all`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function take(step: Step, isBesideOthers: boolean): Promise<void> {
  const isDone = await runStep(step, isBesideOthers)
  const own = step.tests?.() ?? []
  results.push(...own)
  passed += own.filter(hasPassed).length + Number(isDone)
  failed += own.filter(({ outcome }) => outcome === 'failed').length || Number(!isDone)
}
