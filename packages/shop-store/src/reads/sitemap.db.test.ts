import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { describe, expect, it } from 'vitest'
import { loadRedirect } from './redirects.ts'
import { loadSitemapPart, loadSitemapStarts, SITEMAP_KINDS } from './sitemap.ts'

const database = useTestDatabase()

describe('the map of the site', () => {
  it('names every product once, part by part', async () => {
    const made: number[] = []
    for (let count = 0; count < 5; count += 1) made.push((await addProduct(database.owner)).productId)
    const starts = await loadSitemapStarts(database.owner, 'products', 2)
    const parts = await Promise.all(
      starts.map((from) => loadSitemapPart(database.owner, 'products', { from, size: 2 })),
    )
    expect(parts.map((part) => part.length)).toEqual([2, 2, 1])
    expect(parts.flat().map(({ id }) => id)).toEqual(made)
  })

  it('leaves out what lies in the trash', async () => {
    const { productId } = await addProduct(database.owner)
    await database.owner.query('update public.products set deleted_at = now() where id = $1', [productId])
    expect(await loadSitemapPart(database.owner, 'products', { from: productId, size: 9 })).toEqual([])
  })

  it.each(SITEMAP_KINDS)('can be read by the pages: %s', async (kind) => {
    expect(await loadSitemapStarts(database.owner, kind, 100)).toBeInstanceOf(Array)
    expect(await loadSitemapPart(database.owner, kind, { from: 1, size: 1 })).toBeInstanceOf(Array)
  })
})

describe('an old address', () => {
  it('leads to where its page went, in any of its forms', async () => {
    await database.owner.query(
      `insert into public.redirects ("from", "to", is_permanent) values ('/چای', '/category/1/tea', true)`,
    )
    const found = await loadRedirect(database.owner, ['/%DA%86%D8%A7%DB%8C', '/چای'])
    expect(found).toEqual({ to: '/category/1/tea', isPermanent: true })
  })

  it('that nobody wrote down leads nowhere', async () => {
    expect(await loadRedirect(database.owner, ['/unknown'])).toBeNull()
  })
})
