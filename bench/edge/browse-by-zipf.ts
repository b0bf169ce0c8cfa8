import { Agent, get } from 'node:http'
import type { Pool } from 'pg'
import { zipf } from '../zipf.ts'

type Browsing = { origin: string; owner: Pool; seconds: number }
type Browsed = {
  pages: number
  visits: number
  hit: number
  stale: number
  miss: number
  failures: number
  priceChanges: number
}

const PAGES = 1_000
const VISITS_A_SECOND = 600
const TICK_MS = 50

/**
 * Visits a thousand pages, the first far more often than the last, while one price a second moves. Each page is drawn at
 * least once a minute, so the share of hits grows with the visits: this is a busy hour.
 */
export async function browseByZipf({ origin, owner, seconds }: Browsing): Promise<Browsed> {
  const addresses = await findAddresses(owner)
  const choose = zipf(addresses.length)
  const done = { pages: addresses.length, visits: 0, hit: 0, stale: 0, miss: 0, failures: 0, priceChanges: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  await drawAll(agent, origin, addresses)
  const count = (outcome: Outcome) => {
    done.visits += 1
    done[outcome] += 1
  }
  const visits: Promise<void>[] = []
  const started = Date.now()
  while (Date.now() - started < seconds * 1_000) {
    const due = Math.floor(((Date.now() - started) / 1_000) * VISITS_A_SECOND) - visits.length
    for (let n = 0; n < due; n += 1)
      visits.push(visit(agent, origin, addresses[choose()] ?? { path: '/', culture: 'fa-IR' }).then(count))
    if (Date.now() - started >= done.priceChanges * 1_000) {
      done.priceChanges += 1
      await changePrice(owner)
    }
    await new Promise((next) => setTimeout(next, TICK_MS))
  }
  await Promise.all(visits)
  agent.destroy()
  return done
}

type Address = { path: string; culture: string }

/** A shop that runs has its pages at the edge. */
async function drawAll(agent: Agent, origin: string, addresses: readonly Address[]): Promise<void> {
  const waiting = [...addresses]
  const drawOn = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) await visit(agent, origin, address)
  }
  await Promise.all([drawOn(), drawOn()])
}

/** Pages of products, categories in every order, news and the first page, in both cultures; any of them may be the one that most people want. */
async function findAddresses(owner: Pool): Promise<Address[]> {
  const { rows } = await owner.query<Address>(
    `
    select path, culture from (
      select '/product/' || id || '/' || slug from public.products where deleted_at is null
      union all select '/category/' || c.id || '/' || c.slug || sort || stock from public.categories c,
        unnest(array['?sort=popular', '?sort=newest', '?sort=cheapest', '?sort=dearest', '?sort=discount']) as sort,
        unnest(array['', '&stock=1']) as stock
        where c.deleted_at is null
      union all select '/news/' || slug from public.news where deleted_at is null
      union all values ('/'), ('/news')
    ) as p(path), unnest(array['fa-IR', 'en-US']) as culture
    order by md5(path || culture) limit $1`,
    [PAGES],
  )
  return rows.map(({ path, culture }) => ({ path: encodeURI(path), culture }))
}

type Outcome = 'hit' | 'stale' | 'miss' | 'failures'

function visit(agent: Agent, origin: string, { path, culture }: Address): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get(
      `${origin}${path}`,
      { agent, headers: { cookie: `language=${culture}`, 'accept-encoding': 'br' } },
      (answer) => {
        const cache = answer.headers['x-cache']
        answer.resume().on('end', () => {
          if (answer.statusCode !== 200) resolve('failures')
          else resolve(cache === 'hit' || cache === 'stale' ? cache : 'miss')
        })
      },
    )
    request.on('error', () => resolve('failures'))
  })
}

/** One chosen price moves, as the price desk moves it: with the pages that show it announced in the same transaction. */
async function changePrice(owner: Pool): Promise<void> {
  await owner.query(`with moved as (
      update public.prices set unit_price_rial = unit_price_rial + 1000
      where id = (select id from public.prices order by random() limit 1) returning variant_id)
    select shop.announce_prices(array_agg(variant_id::int)) from moved`)
}
