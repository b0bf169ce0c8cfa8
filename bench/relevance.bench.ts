import { parseArgs } from 'node:util'
import { makeFacts } from '../seed/bazaar/make-facts.ts'
import { judgedSet } from './relevance/judged-set.ts'
import { missedBars } from './relevance/run/bars.ts'
import { BAZAAR_PRODUCTS, openBazaar } from './relevance/run/bazaar-database.ts'
import { LUCENE, openEngines } from './relevance/run/engines.ts'
import { type Figures, judge, toFigures, toGrader } from './relevance/run/judge.ts'
import { printFigures, printWorst } from './relevance/run/print-figures.ts'

/**
 * How well every adapter and two baselines answer the judged set. It asks the tuning half; `--holdout` asks the other
 * and fails where a bar is missed. `--worst 40` names the queries answered worst; `--fresh` creates the database again,
 * `--kept` asks the indices as the last run left them.
 */
const { values } = parseArgs({
  options: {
    holdout: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
    worst: { type: 'string', default: '0' },
  },
})
const half = values.holdout ? 'holdout' : 'tuning'
const bazaar = await openBazaar(values)
console.log(
  `${bazaar.numberOf.size} products; ${values.kept ? 'the indices are kept' : 'making the indices'} …`,
)
const engines = await openEngines(bazaar, values)
const queries = judgedSet().filter((query) => query.half === half)
const gradesOf = toGrader(makeFacts(BAZAAR_PRODUCTS))
const columns: { name: string; figures: Figures }[] = []
for (const engine of engines) {
  const answered = await judge(engine, queries, gradesOf, bazaar.numberOf)
  columns.push({ name: engine.name, figures: toFigures(answered) })
  if (Number(values.worst) > 0) printWorst(engine.name, answered, Number(values.worst))
}
console.log(`\n${queries.length} queries of the ${half} half`)
printFigures(columns)
const lucene = columns.find(({ name }) => name === LUCENE)?.figures ?? null
const missed = columns
  .filter(({ name }) => name === 'postgres' || name === 'opensearch')
  .flatMap(({ name, figures }) => missedBars(figures, lucene).map((bar) => `${name}: ${bar}`))
console.log(missed.length === 0 ? '\nall bars hold' : `\nmissed: ${missed.join('; ')}`)
if (!lucene) console.log("Lucene's analyser was not judged, so the bar above it is not tried")
process.exit(values.holdout && (missed.length > 0 || !lucene) ? 1 : 0)
