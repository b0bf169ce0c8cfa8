import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { beginSearchRebuild, loadTurnedProducts, saveSearchRows } from '@rasteh/shop-store/search/documents'
import { loadSearchSourcesAfter } from '@rasteh/shop-store/search/source'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentSink } from '../src/feed/document-sink.ts'
import { createPostgresSink } from '../src/feed/postgres-sink.ts'
import { rebuildDocuments } from '../src/feed/rebuild-documents.ts'
import { refreshDocuments } from '../src/feed/refresh-documents.ts'
import { refreshPhrases } from '../src/feed/refresh-phrases.ts'
import { repairDrift } from '../src/feed/repair-drift.ts'
import { toDocument } from '../src/feed/to-document.ts'
import { createPostgresSearch } from '../src/postgres/postgres-search.ts'
import { toSearchRow } from '../src/postgres/to-search-row.ts'
import { plansOf, searchFor, toSketchedDocument } from './sketches.ts'

const database = useTestDatabase()
let shop: Pool
let other: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
  other = openPool({ url: database.urls.shop, name: 'test-other-worker', max: 1 })
})
afterAll(() => Promise.all([shop.end(), other.end()]))

const add = async (title: string) => (await addProduct(database.owner, { title })).productId
const every = async () =>
  (await database.owner.query<{ id: number }>('select id from public.products')).rows.map(({ id }) => id)
const search = () => createPostgresSearch({ database: shop, planQuery: plansOf({}), synonyms: () => [] })
const found = async (text: string) => (await search().find(searchFor(text))).productIds
const rename = (id: number, title: string) =>
  database.owner.query('update public.products_locales set title = $2 where _parent_id = $1', [id, title])
const trash = (id: number) =>
  database.owner.query('update public.products set deleted_at = now() where id = $1', [id])

describe('a refresh', () => {
  it('makes a document of the rows as they are now, and takes it away with the product', async () => {
    const id = await add('دارچین')
    await refreshDocuments(shop, [id], [])
    expect(await found('دارچین')).toEqual([id])
    await trash(id)
    await refreshDocuments(shop, [id], [])
    expect(await found('دارچین')).toEqual([])
  })

  it('fills the shop’s own tables even when another engine refuses, and then fails to be tried again', async () => {
    const id = await add('زعفران')
    const refuse = () => Promise.reject(new Error('the other engine is down'))
    const down: DocumentSink = {
      save: refuse,
      drop: refuse,
      rebuild: { begin: refuse, save: refuse, finish: refuse },
    }
    await expect(refreshDocuments(shop, [id], [down])).rejects.toThrow('down')
    expect(await found('زعفران')).toEqual([id])
  })

  it('of one product by many at once leaves what the last rows say', async () => {
    const id = await add('نبات')
    const turns = Array.from({ length: 6 }, async (_, turn) => {
      await rename(id, `نبات ${turn}`)
      await refreshDocuments(shop, [id], [])
    })
    await Promise.all(turns)
    const { repaired } = await repairDrift(shop, { after: id - 1, limit: 1 }, [])
    expect(repaired).toEqual([])
  })
})

describe('a rebuild', () => {
  it('ends while products change: neither waits for the other for ever', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_, at) => add(`عود ${at}`)))
    for (let round = 0; round < 5; round++) {
      let isDone = false
      const changes = ids.map(async (id) => {
        while (!isDone) await refreshDocuments(shop, [id], [])
      })
      await rebuildDocuments(other, createPostgresSink(other))
      isDone = true
      await Promise.all(changes)
    }
    const { repaired } = await repairDrift(shop, { after: Math.min(...ids) - 1, limit: 8 }, [])
    expect(repaired).toEqual([])
  })

  it('serves the old documents until the new ones are ready', async () => {
    const id = await add('گلاب')
    await refreshDocuments(shop, [id], [])
    await rename(id, 'عرق')
    const sink = createPostgresSink(shop)
    const seen: (readonly number[])[] = []
    await rebuildDocuments(shop, {
      ...sink,
      rebuild: {
        ...sink.rebuild,
        async finish() {
          seen.push(await found('گلاب'), await found('عرق'))
          await sink.rebuild.finish()
        },
      },
    })
    expect(seen).toEqual([[id], []])
    expect(await found('عرق')).toEqual([id])
  })

  it('that was cut off goes on where it was, and a product that changes meanwhile is new in both', async () => {
    const [first, second] = [await add('هل'), await add('میخک')]
    await beginSearchRebuild(shop)
    const sink = createPostgresSink(shop)
    const rows = await loadSearchSourcesAfter(shop, { productId: 0, limit: 1000 })
    const done = rows.filter(({ productId }) => productId <= first)
    await sink.rebuild.save(done.map(toDocument), first)
    await rename(first, 'هل سبز')
    await refreshDocuments(shop, [first], [])
    expect(await found('هل سبز')).toEqual([first])
    const made = await rebuildDocuments(shop, sink)
    expect(made).toBe(rows.filter(({ productId }) => productId > first).length)
    expect(await found('هل سبز')).toEqual([first])
    expect(await found('میخک')).toEqual([second])
  })

  it('leaves the vocabulary exact', async () => {
    const counted = `select token, frequency from shop.search_vocabulary where frequency > 0 order by token`
    const { rows: kept } = await database.owner.query(counted)
    const { rows: counts } = await database.owner.query(
      `select word as token, ndoc as frequency from ts_stat('select terms from shop.search_documents') order by word`,
    )
    expect(kept).toEqual(counts)
    const id = await add('بابونه')
    await refreshDocuments(shop, [id], [])
    const { rows } = await database.owner.query(`${counted.replace('order', "and token = 'بابونه' order")}`)
    expect(rows).toEqual([{ token: 'بابونه', frequency: 1 }])
  })
})

describe('drift', () => {
  it('is found and repaired: a document that is missing, old, or of nothing listed', async () => {
    const [missing, old, gone] = [await add('سماق'), await add('کنجد'), await add('زرشک')]
    await refreshDocuments(shop, [old, gone], [])
    await rename(old, 'کنجد سیاه')
    await trash(gone)
    let after = 0
    const repaired: number[] = []
    do {
      const look = await repairDrift(shop, { after, limit: 2 }, [])
      after = look.after
      repaired.push(...look.repaired)
    } while (after > 0)
    expect(repaired.toSorted((a, b) => a - b)).toEqual([missing, old, gone])
    expect([await found('سماق'), await found('سیاه'), await found('زرشک')]).toEqual([[missing], [old], []])
  })
})

describe('an offer that begins', () => {
  it('makes its product due at that moment', async () => {
    const { productId, variantId } = await addProduct(database.owner, { title: 'فلفل' })
    await database.owner.query(
      `insert into public.offers (variant_id, percent, starts_at) values ($1, 10, now() + interval '300 milliseconds')`,
      [variantId],
    )
    await refreshDocuments(shop, [productId], [])
    await expect.poll(() => loadTurnedProducts(shop, 10)).toEqual([productId])
    await refreshDocuments(shop, [productId], [])
    expect(await loadTurnedProducts(shop, 10)).toEqual([])
    const { rows } = await database.owner.query(
      'select is_offered from shop.search_documents where product_id = $1',
      [productId],
    )
    expect(rows).toEqual([{ is_offered: true }])
  })
})

describe('phrases', () => {
  it('are offered while they are typed, with their category', async () => {
    const id = await add('پسته')
    await refreshDocuments(shop, [id], [])
    await refreshPhrases(shop)
    const { terms, categoryIds } = await search().suggest({
      locale: 'fa',
      text: 'پس',
      categoryId: null,
      limit: 5,
    })
    expect(terms).toEqual(['پسته'])
    expect(categoryIds).toHaveLength(1)
  })
})

describe('phrases of titles and of what people search for', () => {
  const asked = (shown: string) =>
    shop.query(`select shop.count_search_asked('fa', $1, $1, 'visitor ' || n) from generate_series(1, 5) n`, [
      shown,
    ])

  it('are how titles begin, by what more than one product shares, and no more of them', async () => {
    for (const title of ['فندق خام رودسر', 'فندق خام الموت', 'فندق برشته']) await add(title)
    for (const id of await every()) await refreshDocuments(shop, [id], [])
    await refreshPhrases(shop)
    const { terms } = await search().suggest({ locale: 'fa', text: 'فند', categoryId: null, limit: 5 })
    expect(terms.slice(0, 2)).toEqual(['فندق', 'فندق خام'])
  })

  it('are what many asked for, where it is found as it stands', async () => {
    await asked('فندق ارزان الموت')
    await asked('ققنوس طلایی')
    await refreshPhrases(shop)
    const { rows } = await database.owner.query<{ shown: string }>('select shown from shop.search_phrases')
    const shown = rows.map((row) => row.shown)
    expect(shown).toContain('فندق ارزان الموت')
    expect(shown).not.toContain('ققنوس طلایی')
  })
})

describe('popularity', () => {
  it('grows with clicks, and asks for the document', async () => {
    const id = await add('بادام')
    await saveSearchRows(shop, [toSearchRow(toSketchedDocument(id, { title: 'بادام' }), { changesAt: null })])
    for (let click = 0; click < 4; click++) await shop.query('select shop.count_search_click($1)', [id])
    const { rows } = await shop.query<{ moved: number }>('select shop.recount_popularity() as moved')
    expect(rows[0]?.moved).toBe(1)
    await refreshDocuments(shop, [id], [])
    const { rows: kept } = await shop.query(
      'select popularity from shop.search_documents where product_id = $1',
      [id],
    )
    expect(kept).toEqual([{ popularity: 2 }])
  })
})
