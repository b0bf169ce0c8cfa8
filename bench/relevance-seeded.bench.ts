import { parseArgs } from 'node:util'
import { createProductSearch } from '@rasteh/search/create-product-search'
import { createPostgresSink, rebuildDocuments, refreshPhrases } from '@rasteh/search/feed'
import { judgeQueries, judgeTypings } from './relevance/run/judge-seeded.ts'
import { type Half, readQueries, readTypings } from './relevance/run/judged-queries.ts'
import { printSeeded, printSeededWorst } from './relevance/run/print-seeded.ts'
import { openSeeded } from './relevance/run/seeded-database.ts'
import { missedSeededBars, toSeededFigures } from './relevance/run/seeded-figures.ts'

/**
 * How well the seeded shop of 294 products is searched and typed into. It asks the half that is tuned on; `--holdout`
 * asks the other and fails where a bar is missed; `--used` asks the holdout of before, which is tuned on by now. `--worst 40` names what was answered worst; `--fresh` creates the
 * database again.
 */
const { values } = parseArgs({
  options: {
    holdout: { type: 'boolean', default: false },
    used: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    worst: { type: 'string', default: '0' },
  },
})
const half: Half = values.holdout ? 'holdout' : values.used ? 'used' : 'dev'
const seeded = await openSeeded(values)
await rebuildDocuments(seeded.shop, createPostgresSink(seeded.shop))
await refreshPhrases(seeded.shop)
const search = createProductSearch({ database: seeded.shop })
const answered = await judgeQueries(search, readQueries(half), seeded)
const typed = await judgeTypings(search, readTypings(half), seeded)
const figures = toSeededFigures(answered, typed)
console.log(`${answered.length} queries and ${typed.length} begun texts of the half ${half}`)
printSeeded(figures)
if (Number(values.worst) > 0) printSeededWorst({ answered, typed }, Number(values.worst))
const missed = missedSeededBars(figures)
console.log(missed.length === 0 ? '\nall bars hold' : `\nmissed: ${missed.join('; ')}`)
process.exit(values.holdout && missed.length > 0 ? 1 : 0)
