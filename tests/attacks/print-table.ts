import { ENTRY_POINTS } from './entry-points.ts'
import type { Result } from './run-attacks.ts'

/** Finding × entry point, then the evidence of everything that did not hold. */
export function printTable(results: readonly Result[]): void {
  console.log(
    `\n${'finding'.padEnd(8)} ${ENTRY_POINTS.map((entryPoint) => entryPoint.padEnd(11)).join('')} attack`,
  )
  for (const attack of new Set(results.map((one) => one.attack))) {
    const cells = ENTRY_POINTS.map(
      (entryPoint) =>
        results.find((one) => one.attack === attack && one.entryPoint === entryPoint)?.verdict ?? '',
    )
    console.log(
      `${attack.finding.padEnd(8)} ${cells.map((cell) => cell.padEnd(11)).join('')} ${attack.title}`,
    )
  }
  const wrong = results.filter(({ verdict }) => verdict === 'FELL' || verdict === 'broken')
  if (wrong.length > 0) console.log('\nevidence')
  for (const { attack, entryPoint, verdict, evidence } of wrong)
    console.log(`${verdict} ${attack.finding} at ${entryPoint}: ${attack.title}\n    ${evidence}`)
  console.log('')
}
