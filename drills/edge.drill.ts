import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { MeWire } from '@rasteh/contracts/me'
import { sessionCookie } from '@rasteh/test-kit/session-cookie'
import { addCustomer } from '@rasteh/test-kit/trade'
import pg from 'pg'
import { SEEDED_DATABASE, startEdgedShop } from '../tools/processes/start-seeded-shop.ts'
import { databaseUrl, ROOT, shopEnvironment } from '../tools/services/settings.ts'

/** `pnpm drill edge`; EDGE_BUILT=yes uses the build that is there. */
const PRICE_CHANGES = Number(process.env.DRILL_PRICE_CHANGES ?? 200)
const INTERLEAVED = 1_000
const P99_MS = 1_000
/** As long as the edge takes to see that a process is away, or there again. */
const EDGE_NOTICES_MS = 9_000

if (process.env.EDGE_BUILT !== 'yes') execFileSync('pnpm', ['build'], { cwd: ROOT, stdio: 'inherit' })
const shop = await startEdgedShop()
const owner = new pg.Pool({ connectionString: databaseUrl('owner', SEEDED_DATABASE), max: 4 })
const faults: string[] = []
const page = async (path: string, cookie = '') => {
  const answer = await fetch(shop.origin + path, { headers: { cookie } })
  return { status: answer.status, text: await answer.text() }
}

const { rows: products } = await owner.query<{ path: string; variantId: number }>(
  `select '/product/' || p.id || '/' || p.slug as path, v.id as "variantId" from public.products p
   join public.variants v on v.product_id = p.id and v.is_default and v.deleted_at is null
   join public.prices r on r.variant_id = v.id
   where p.deleted_at is null and not exists (select from public.offers o where o.variant_id = v.id)
   order by p.id limit 40`,
)

const late: number[] = []
for (let change = 0; change < PRICE_CHANGES; change += 1) {
  const product = products[change % products.length]
  if (product) late.push(await changePrice(product, 10_000_000 + change * 10_000))
}
const sorted = late.toSorted((one, other) => one - other)
const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
console.log(
  `price on the page after: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms of ${late.length}`,
)
if (at(0.99) > P99_MS) faults.push(`a price took ${at(0.99)} ms`)

console.log(`${await interleave()} of ${INTERLEAVED} answers showed somebody else`)

// The dashboard hangs, which is worse than its death: no page notices, not even one that no visitor has seen yet.
const { storefront, 'second storefront': second = storefront, dashboard } = shop.processes
dashboard.kill('SIGSTOP')
await setTimeout(EDGE_NOTICES_MS)
const unseen = await Promise.all(products.map(({ path }) => page(`${path}?unseen`)))
const lost = unseen.filter(({ status }) => status !== 200).length
const { status: hung } = await page('/dashboard/login')
console.log(
  `the dashboard hangs and is told to be away (${hung}): ${unseen.length - lost} of ${unseen.length} pages come`,
)
if (lost > 0) faults.push(`${lost} pages were gone with the dashboard`)
if (hung !== 503) faults.push(`a dashboard that hangs was answered with ${hung}`)
dashboard.kill('SIGCONT')
await setTimeout(EDGE_NOTICES_MS)

// The storefronts die: what anybody has seen keeps coming, though its time is over.
for (const { path } of products) await page(path)
await Promise.all([kill(storefront), kill(second)])
await owner.query('select shop.announce_prices(array_agg(id)) from public.variants')
await setTimeout(2_000)
const seen = await Promise.all(products.map(({ path }) => page(path)))
const gone = seen.filter(({ status }) => status !== 200).length
console.log(`the storefronts are dead: ${seen.length - gone} of ${seen.length} pages keep coming`)
if (gone > 0) faults.push(`${gone} pages were gone with the storefronts`)
const { status: managed } = await page('/dashboard/login')
console.log(`the dashboard answers ${managed} meanwhile`)
if (managed !== 200) faults.push('the dashboard was gone with the storefronts')

await owner.end()
await shop.stop()
for (const fault of faults) console.log(`fault: ${fault}`)
console.log(faults.length === 0 ? 'the edge holds' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)

function kill(child: ChildProcess): Promise<unknown> {
  child.removeAllListeners('exit')
  child.kill('SIGKILL')
  return once(child, 'exit')
}

/** Moves a price as the price desk does and answers after how many milliseconds visitors see it. */
async function changePrice({ path, variantId }: (typeof products)[number], rial: number): Promise<number> {
  await page(path)
  await owner.query(
    `with moved as (update public.prices set unit_price_rial = $2 where variant_id = $1 returning variant_id)
     select shop.announce_prices(array_agg(variant_id::int)) from moved`,
    [variantId, rial],
  )
  const committedAt = performance.now()
  const wanted = `"price":${rial}`
  while (!(await page(path)).text.includes(wanted)) {
    if (performance.now() - committedAt > 70_000) throw new Error(`${wanted} never came to ${path}`)
  }
  return performance.now() - committedAt
}

/** Two signed-in people ask who they are and read pages, all mixed up. */
async function interleave(): Promise<number> {
  const people = await Promise.all([addCustomer(owner), addCustomer(owner)])
  const secret = shopEnvironment(SEEDED_DATABASE).RASTEH_SECRET ?? ''
  const cookies = people.map((person) => sessionCookie(secret, person))
  const paths = ['/api/shop/me', products[0]?.path ?? '/', '/api/shop/cart/get', '/profile']
  const wrong = await Promise.all(
    Array.from({ length: INTERLEAVED }, async (_, turn) => {
      await setTimeout(turn % 200)
      const [mine, theirs] = turn % 2 === 0 ? [0, 1] : [1, 0]
      const { text } = await page(paths[turn % paths.length] ?? '/', cookies[mine])
      const shown = text.startsWith('{') ? (JSON.parse(text) as Partial<MeWire>).UserId : undefined
      const isOther = shown !== undefined && String(shown) !== String(people[mine]?.customerId)
      return isOther || text.includes(cookies[theirs] ?? '-')
    }),
  )
  const count = wrong.filter(Boolean).length
  if (count > 0) faults.push(`${count} answers were somebody else's`)
  return count
}
