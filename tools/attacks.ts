import { allAttacks } from '../tests/attacks/all-attacks.ts'
import { closeBrowser } from '../tests/attacks/browser.ts'
import { printTable } from '../tests/attacks/print-table.ts'
import { type Result, runAttacks } from '../tests/attacks/run-attacks.ts'
import { startAttackedShop } from '../tests/attacks/shop/attacked-shop.ts'

/**
 * `pnpm prove attacks`: every finding of the security review, tried on the built shop. `ATTACKS=H1,M2` runs only those.
 * The shop must have been built before (`pnpm build`).
 */
const wanted = (process.env.ATTACKS ?? '').split(',').filter(Boolean)
const attacks = allAttacks.filter(
  ({ finding, title }) => wanted.length === 0 || wanted.some((one) => finding === one || title.includes(one)),
)
const startedAt = Date.now()
const shop = await startAttackedShop()
const say = ({ attack, entryPoint, verdict, evidence, seconds }: Result) =>
  console.log(
    `${verdict.padEnd(6)} ${attack.finding.padEnd(8)} ${entryPoint.padEnd(10)} ${attack.title} (${seconds} s) ${evidence}`,
  )
const results = await runAttacks(shop, attacks, say).finally(async () => {
  await closeBrowser()
  await shop.stop()
})
printTable(results)
const count = (verdict: Result['verdict']) => results.filter((one) => one.verdict === verdict).length
console.log(
  `${attacks.length} attacks in ${Math.round((Date.now() - startedAt) / 1000)} s: ${count('held')} held, ${count('FELL')} fell, ${count('broken')} could not be tried, ${count('n/a')} not applicable`,
)
process.exit(count('FELL') + count('broken') === 0 ? 0 : 1)
