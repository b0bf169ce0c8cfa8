import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { describe, expect, it } from 'vitest'
import { loadRedirect } from './redirects.ts'
import { loadMainPagesChanged, loadSitemapPart, loadSitemapStarts, SITEMAP_KINDS } from './sitemap.ts'

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

  it('leaves out categories in the trash', async () => {
    const { productId } = await addProduct(database.owner)
    const { rows } = await database.owner.query<{ id: number }>(
      `update public.categories set deleted_at = now()
       where id = (select category_id from public.products where id = $1) returning id`,
      [productId],
    )
    const id = rows[0]?.id ?? 0
    const listed = await loadSitemapPart(database.owner, 'categories', { from: id, size: 1 })
    expect(listed.map((category) => category.id)).not.toContain(id)
    await database.owner.query('update public.categories set deleted_at = null where id = $1', [id])
  })

  it('names the pictures of a product, the main one first', async () => {
    const { productId } = await addProduct(database.owner)
    const { rows } = await database.owner.query<{ id: number }>(
      `insert into public.media (filename) values ('front.webp'), ('back.webp') returning id`,
    )
    const [front, back] = rows.map(({ id }) => id)
    await database.owner.query('update public.products set picture_id = $2 where id = $1', [productId, front])
    await database.owner.query(
      `insert into public.products_rels (parent_id, path, media_id, "order") values ($1, 'pictures', $2, 1)`,
      [productId, back],
    )
    const [entry] = await loadSitemapPart(database.owner, 'products', { from: productId, size: 1 })
    expect(entry?.pictures).toEqual(['front.webp', 'back.webp'])
  })

  it('says when the pages of every shop last changed, and not the moment of asking', async () => {
    const { productId } = await addProduct(database.owner)
    await database.owner.query(`update public.products set updated_at = '2026-01-01' where id <> $1`, [
      productId,
    ])
    const changedAt = new Date('2026-05-05T05:05:05Z')
    await database.owner.query('update public.products set updated_at = $2 where id = $1', [
      productId,
      changedAt,
    ])
    await database.owner.query(
      `insert into public.news (slug, published_at, updated_at, _status)
       values ('nowruz', '2026-03-21', '2026-03-01', 'published'), ('later', '2099-01-01', '2026-06-01', 'published')`,
    )
    const news = new Date('2026-03-21T00:00:00Z')
    expect(await loadMainPagesChanged(database.owner)).toMatchObject({ home: changedAt, news })
    const items = await loadSitemapPart(database.owner, 'news', { from: 1, size: 9 })
    expect(items).toMatchObject([{ slug: 'nowruz', updatedAt: news }])
  })

  it('says of a page that it changed with a section that it shares', async () => {
    const one = async (text: string, values: unknown[] = []) =>
      (await database.owner.query<{ id: number }>(text, values)).rows[0]?.id ?? 0
    const section = await one(
      `insert into public.shared_sections (updated_at, _status) values ('2026-07-07', 'published') returning id`,
    )
    const pageOf = async (path: string, layout: object[]) => {
      const id = await one(
        `insert into public.pages (slug, path, updated_at, _status) values ($1, $1, '2026-02-02', 'published') returning id`,
        [path],
      )
      await database.owner.query(
        `insert into public.pages_locales (title, layout, _locale, _parent_id) values ($1, $2, 'fa', $3)`,
        [path, JSON.stringify(layout), id],
      )
      return id
    }
    const id = await pageOf('sharing', [{ blockType: 'sharedSection', id: 'a', section }])
    await pageOf('alone', [{ blockType: 'richText', id: 'b', section }])
    const changed = async () =>
      (await loadSitemapPart(database.owner, 'pages', { from: id, size: 2 })).map(({ updatedAt }) =>
        updatedAt.toISOString().slice(0, 10),
      )
    expect(await changed()).toEqual(['2026-07-07', '2026-02-02'])
    await database.owner.query(`update public.shared_sections set _status = 'draft' where id = $1`, [section])
    expect(await changed()).toEqual(['2026-02-02', '2026-02-02'])
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
