import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { browserLinks, browserSymbols, journeyRows } from './mutants/browser-rows.ts'
import { type Mutant, mutantsOf } from './mutants/find-mutants.ts'
import { type Link, linksOf, namingTests } from './mutants/link-rows.ts'
import { openBrowserRunner } from './mutants/run-in-browser.ts'
import { openRunner } from './mutants/run-mutants.ts'
import { ROOT, shopEnvironment } from './services/settings.ts'
import { readRows } from './spec/coverage.ts'
import { productSymbols } from './spec/product-symbols.ts'

/**
 * Breaks the product where it carries figures and names, one place at a time, and runs the tests that name the row. What
 * is tried is kept in a file by the sources it is of, so that a run goes on where the last one stopped.
 */
type Tried = {
  key: string
  id: string
  place: string
  change: string
  rows: string[]
  killedBy: string | null
}

type Candidate = { mutant: Mutant; links: Link[] }
/** Where a row's tests run. */
const PLACES = ['tests', 'browser'] as const
type Place = (typeof PLACES)[number]

const RESULTS = join(ROOT, '.results/mutants.ndjson')
const most = Number(process.env.MUTANTS ?? Number.POSITIVE_INFINITY)
const untilMs = Date.now() + Number(process.env.MUTANT_MINUTES ?? 600) * 60_000
const seed = Number(process.env.PROPERTY_SEED ?? 20261115)

const only = process.env.MUTANT
const rows = readRows(join(ROOT, 'docs/spec/rows.tsv'))
const product = productSymbols()
const all = [...new Set([...product].map((id) => id.split('#')[0] ?? ''))]
  .flatMap(mutantsOf)
  .filter(({ symbol }) => product.has(symbol))

Object.assign(process.env, {
  ...shopEnvironment('rasteh'),
  RASTEH_ORIGIN: 'http://localhost:3000',
  SHOP_API_URL: 'http://127.0.0.1:4000',
  ...process.env,
})
const tried = new Map(readTried().map((one) => [one.key, one]))
const asked = PLACES.filter((place) => (process.env.MUTANTS_IN ?? place) === place)
let chosen = asked.flatMap((place) => candidatesIn(place).map((candidate) => ({ place, ...candidate })))
printCandidates(chosen)
if (process.env.MUTANTS_LIST) {
  for (const { mutant, links } of chosen)
    console.log(placeOf(mutant), changeOf(mutant), links.map(({ row }) => row).join(' '))
  process.exit(0)
}
for (const place of asked) {
  // What quick tests have shown needs no journey; MUTANTS_IN=browser asks the journeys about all that is theirs.
  if (place === 'browser' && asked.length > 1) chosen = leftForBrowser(chosen)
  await tryAll(place)
}

const done = chosen.flatMap(({ mutant, links }) => tried.get(keyOf(mutant, links)) ?? [])
const mutants = new Set(done.map(({ id }) => id))
const killed = new Set(done.flatMap(({ id, killedBy }) => (killedBy === null ? [] : [id])))
for (const one of done.filter(({ id }) => !killed.has(id)))
  console.log(`survivor: ${one.place} ${one.change} [${one.rows.join(' ')}]`)
console.log(
  `${done.length} of ${chosen.length} tries of ${mutants.size} mutants over ` +
    `${new Set(done.flatMap((one) => one.rows)).size} rows; ` +
    `${killed.size} mutants killed (${((100 * killed.size) / Math.max(mutants.size, 1)).toFixed(1)} %)`,
)
process.exit(done.length === chosen.length && killed.size >= 0.97 * mutants.size ? 0 : 1)

/** The faults whose rows are named by tests of this kind, in an order that the seed gives. */
function candidatesIn(place: Place): Candidate[] {
  const scope = place === 'browser' ? browserSymbols(product) : product
  const linksTo = place === 'browser' ? browserLinker() : testLinker()
  const found = all
    .filter(({ symbol }) => scope.has(symbol))
    .map((mutant) => ({ mutant, links: linksTo(mutant) }))
    .filter(({ links }) => links.length > 0)
  return shuffled(found, seed)
    .filter(({ mutant }) => only === undefined || mutant.id === only)
    .slice(0, most)
}

type Chosen = Candidate & { place: Place }

/** Of the tries in a browser those of faults and rows that no quick test has shown yet. */
function leftForBrowser(all: readonly Chosen[]): Chosen[] {
  const quick = all.filter(({ place }) => place === 'tests')
  const killed = quick.filter(({ mutant, links }) => tried.get(keyOf(mutant, links))?.killedBy)
  const faults = new Set(killed.map(({ mutant }) => mutant.id))
  const shown = new Set(killed.flatMap(({ links }) => links.map(({ row }) => row)))
  const left = all.filter(({ place, mutant, links }) => {
    if (place === 'tests') return false
    const isNew = !faults.has(mutant.id) || links.some(({ row }) => !shown.has(row))
    for (const { row } of links) shown.add(row)
    return isNew
  })
  return [...quick, ...left]
}

function browserLinker(): (mutant: Mutant) => Link[] {
  const journeys = journeyRows()
  return (mutant) => browserLinks(mutant, journeys, rows)
}

function testLinker(): (mutant: Mutant) => Link[] {
  const tests = namingTests()
  return (mutant) => linksOf(mutant, tests, rows)
}

async function tryAll(place: Place): Promise<void> {
  const mine = chosen.filter((one) => one.place === place)
  const open = mine.filter(({ mutant, links }) => !tried.has(keyOf(mutant, links)))
  if (open.length === 0) return
  const runner =
    place === 'browser' ? await openBrowserRunner(mine.map(({ mutant }) => mutant)) : await openRunner()
  // What fails without any fault kills none.
  const named = [...new Set(open.flatMap(({ links }) => links.map(({ row }) => row)))]
  const broken = new Set((await runner.run(null, filesOf(open.flatMap(({ links }) => links)), named)).failed)
  for (const name of broken) console.log(`fails without a fault: ${name}`)
  for (const { mutant, links } of open) {
    if (Date.now() > untilMs) break
    const rowsOfIt = links.map(({ row }) => row)
    const { failed, passed } = await runner.run(mutant, filesOf(links), rowsOfIt)
    if (failed.length + passed === 0) {
      console.log(`did not run: ${placeOf(mutant)} ${changeOf(mutant)}`)
      continue
    }
    keep(mutant, links, failed.find((name) => !broken.has(name)) ?? null)
  }
  await runner.close()
}

function keep(mutant: Mutant, links: Link[], killedBy: string | null): void {
  const key = keyOf(mutant, links)
  const rowsOfIt = links.map(({ row }) => row)
  const one = {
    key,
    id: mutant.id,
    place: placeOf(mutant),
    change: changeOf(mutant),
    rows: rowsOfIt,
    killedBy,
  }
  tried.set(key, one)
  mkdirSync(join(ROOT, '.results'), { recursive: true })
  appendFileSync(RESULTS, `${JSON.stringify(one)}\n`)
  console.log(`${killedBy ? 'killed  ' : 'SURVIVED'} ${one.place} ${one.change} [${rowsOfIt.join(' ')}]`)
}

function printCandidates(candidates: readonly Candidate[]): void {
  const named = new Set(candidates.flatMap(({ links }) => links.map(({ row }) => row)))
  const mutants = new Set(candidates.map(({ mutant }) => mutant.id))
  console.log(`${candidates.length} tries of ${mutants.size} mutants over ${named.size} rows`)
}

/** The fault, the rows and the very text of the sources: another source is another try. */
function keyOf(mutant: Mutant, links: Link[]): string {
  const hash = createHash('sha256').update(JSON.stringify([mutant.start, mutant.text, links]))
  for (const file of [mutant.file, ...filesOf(links).map((test) => join(ROOT, test))])
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 24)
}

function filesOf(links: Link[]): string[] {
  return [...new Set(links.flatMap((link) => link.files))].sort()
}

function placeOf({ file, line }: Mutant): string {
  return `${relative(ROOT, file)}:${line}`
}

function changeOf({ value, text }: Mutant): string {
  return `${value} → ${text}`
}

function readTried(): Tried[] {
  if (!existsSync(RESULTS)) return []
  return readFileSync(RESULTS, 'utf8')
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** The same order for the same seed, whatever order the files were found in. */
function shuffled<Item extends { mutant: Mutant }>(items: Item[], by: number): Item[] {
  const placeIn = ({ mutant }: Item) => createHash('sha256').update(`${by} ${mutant.id}`).digest('hex')
  return items
    .map((item) => ({ item, place: placeIn(item) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ item }) => item)
}
