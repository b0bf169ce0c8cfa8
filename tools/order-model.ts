import { spawnSync } from 'node:child_process'
import { checkModel, explore } from '@rasteh/shop-core/order-model'
import { ROOT } from './services/settings.ts'

/**
 * `pnpm prove order-model`: walks through every combination of order, attempts and goods that the tables of transitions
 * allow, then compares the tables with what the database does.
 */
const report = checkModel(explore())
console.log(`${report.states} combinations of order, attempts and goods; ${report.moves} moves between them`)
console.log(
  `${report.final} are final; time alone ends ${report.endedByTime} and brings ${report.broughtToStaff} to staff, who have a step to take`,
)
console.log(`${report.faults.length} faults (invariants, circles of time, dead ends)`)
for (const fault of report.faults.slice(0, 20)) console.log(`  ${fault}`)
const tests = ['run', '--project', 'database', 'packages/shop-store/src/orders/transitions']
const { status } = spawnSync('vitest', tests, { cwd: ROOT, stdio: 'inherit' })
console.log(
  `transitions in SQL that TypeScript lacks, or the reverse: ${status === 0 ? 'none' : 'see above'}`,
)
process.exit(report.faults.length === 0 && status === 0 ? 0 : 1)
