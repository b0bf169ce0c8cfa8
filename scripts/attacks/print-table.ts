import type { Result } from './run-attacks.ts'
import { WAYS } from './ways.ts'

/** Finding × way, then the evidence of everything that did not hold. */
export function printTable(results: readonly Result[]): void {
  console.log(`\n${'finding'.padEnd(8)} ${WAYS.map((way) => way.padEnd(11)).join('')} attack`)
  for (const attack of new Set(results.map((one) => one.attack))) {
    const cells = WAYS.map(
      (way) => results.find((one) => one.attack === attack && one.way === way)?.verdict ?? '',
    )
    console.log(
      `${attack.finding.padEnd(8)} ${cells.map((cell) => cell.padEnd(11)).join('')} ${attack.title}`,
    )
  }
  const wrong = results.filter(({ verdict }) => verdict === 'FELL' || verdict === 'broken')
  if (wrong.length > 0) console.log('\nevidence')
  for (const { attack, way, verdict, evidence } of wrong)
    console.log(`${verdict} ${attack.finding} at ${way}: ${attack.title}\n    ${evidence}`)
  console.log('')
}
