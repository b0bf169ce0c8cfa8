import { refreshWholeCompany } from '@rasteh/search/company-feed'
import { refreshDocuments } from '@rasteh/search/feed'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()

async function addArticle(table: 'pages' | 'news', slug: string, title: string, summary = ''): Promise<void> {
  const dated = table === 'news' ? { column: ', published_at', value: ', now()' } : { column: '', value: '' }
  await shop.database.owner.query(
    `with article as (insert into public.${table} (slug, _status${dated.column}) values ($1, 'published'${dated.value}) returning id)
     insert into public.${table}_locales (_parent_id, _locale, title, summary) select id, 'fa', $2, $3 from article`,
    [slug, title, summary],
  )
}

beforeAll(async () => {
  await addArticle('pages', 'راهنمای-فرش', 'راهنمای خرید فرش', 'x'.repeat(150))
  await addArticle('news', 'carpet-fair', 'نمایشگاه فرش <b>دستباف</b>')
  for (const title of ['فرش کاشان', 'فرش تبریز', 'گلیم قشقایی']) {
    const { productId } = await addProduct(shop.database.owner, { title })
    await refreshDocuments(shop.app.database, [productId], [])
  }
  await indexed()
})

/** What the worker does after each change. */
const indexed = () => refreshWholeCompany(shop.app.database)

const PATH = '/API/internalservices/searchService/preview'
const ask = async (query: string, path = PATH) =>
  (await visitor(shop).call('GET', `${path}?${query}`)).json<Group[]>()
type Group = { DocumentTypeName: string; Results: Record<string, unknown>[] }

const preview = (keywords: string, more = '') =>
  ask(`keywords=${encodeURIComponent(keywords)}&culture=fa-IR${more}`)

describe('the search preview', () => {
  it('takes keywords and a culture and answers grouped results [S7.48 S7.49 S7.55 S3.102 S3.103]', async () => {
    const groups = await preview('فرش')
    expect(groups.map(({ DocumentTypeName, Results }) => [DocumentTypeName, Results.length])).toEqual([
      ['کالاها', 2],
      ['صفحه‌ها', 1],
      ['خبرها', 1],
    ])
  })

  it('answers each result in the platform’s shape, with Attributes always there [S3.104 S3.105 S3.106 S3.107]', async () => {
    const [, pages] = await preview('فرش')
    expect(pages?.Results[0]).toEqual({
      Title: 'راهنمای خرید فرش',
      Snippet: 'راهنمای خرید فرش',
      Description: `${'x'.repeat(100)}...`,
      DocumentUrl: `/${encodeURIComponent('راهنمای-فرش')}`,
      DocumentTypeName: null,
      Attributes: {},
    })
  })

  it('finds the company by the texts of its pages and news, after those that are called so', async () => {
    const text = (words: string) => ({
      root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
    })
    await addArticle('pages', 'history', 'تاریخچه')
    await addArticle('pages', 'lines', 'خط تولید')
    await addArticle('news', 'export', 'خبر جدید')
    const write = (table: string, slug: string, column: string, value: unknown) =>
      shop.database.owner.query(
        `update public.${table}_locales set ${column} = $2 where _parent_id = (select id from public.${table} where slug = $1)`,
        [slug, JSON.stringify(value)],
      )
    const hero = { blockType: 'hero', headline: 'کارخانهٔ ما', text: 'خط توليد ریسندگی' }
    await write('pages', 'history', 'layout', [hero, { blockType: 'richText', content: text('بنیان‌گذاران') }])
    await write('news', 'export', 'body', text('صادرات ریسندگی به عراق'))
    await indexed()
    const titles = async (keywords: string, more = '') =>
      (await preview(keywords, more)).flatMap(({ Results }) => Results.map(({ Title }) => Title))
    expect(await titles('ریسندگی')).toEqual(['تاریخچه', 'خبر جدید'])
    expect(await titles('خط تولید')).toEqual(['خط تولید', 'تاریخچه'])
    expect(await titles('بنیان‌گذاران', '&forceWild=0')).toEqual(['تاریخچه'])
    expect(await titles('بنیان‌گذارا', '&forceWild=0')).toEqual([])
    expect(await titles('richText')).toEqual([])
  })

  it('leads to a question at its place on its page', async () => {
    await addArticle('pages', 'help/faq', 'پرسش‌ها')
    const items = [{ id: 'q1', title: 'آیا ضمانت دارد؟', text: 'ده سال.' }]
    await shop.database.owner.query(`update public.pages_locales set layout = $1 where title = 'پرسش‌ها'`, [
      JSON.stringify([{ blockType: 'faq', items }]),
    ])
    await indexed()
    const groups = await preview('ضمانت')
    const questions = groups.find(({ DocumentTypeName }) => DocumentTypeName === 'پرسش‌ها')
    expect(questions?.Results[0]?.DocumentUrl).toBe('/help/faq#question-q1')
  })

  it('keeps two of its five places for the company, and has no products where none are sold', async () => {
    const { owner } = shop.database
    for (let n = 0; n < 5; n += 1) {
      const { productId } = await addProduct(owner, { title: `گلاب ${n}` })
      await refreshDocuments(shop.app.database, [productId], [])
    }
    for (let n = 0; n < 3; n += 1) await addArticle('pages', `rose-${n}`, `گلاب‌گیری ${n}`, 'گلاب')
    await indexed()
    const counts = async () =>
      (await preview('گلاب')).map(({ DocumentTypeName, Results }) => [DocumentTypeName, Results.length])
    expect(await counts()).toEqual([
      ['کالاها', 3],
      ['صفحه‌ها', 2],
    ])
    await owner.query(`insert into public.brand (site_kind) values ('company')`)
    expect(await counts()).toEqual([['صفحه‌ها', 3]])
    await owner.query('delete from public.brand')
  })

  it('encodes every title, the first of a group too', async () => {
    const groups = await preview('نمایشگاه')
    expect(groups[0]?.Results[0]?.Title).toBe('نمایشگاه فرش &#60;b&#62;دستباف&#60;/b&#62;')
  })

  it('takes a portal, which is always this site [S7.50]', async () => {
    expect(await preview('فرش', '&portal=0')).toEqual(await preview('فرش'))
  })

  it('finds parts of words, unless forceWild is 0 [S7.51]', async () => {
    expect(await preview('کاشا')).toHaveLength(1)
    expect(await preview('کاشا', '&forceWild=0')).toEqual([])
    expect(await preview('کاشان', '&forceWild=0')).toHaveLength(1)
  })

  it('reads Arabic letters as Persian ones', async () => {
    expect(await preview('كاشان')).toHaveLength(1)
  })

  it('takes signs of the pattern language as they are', async () => {
    expect(await preview('%')).toEqual([])
    expect(await preview('_')).toEqual([])
  })

  it('answers at most five together', async () => {
    for (let n = 0; n < 6; n += 1) await addArticle('pages', `tea-${n}`, `چای ${n}`)
    await indexed()
    const groups = await preview('چای')
    expect(groups.flatMap(({ Results }) => Results)).toHaveLength(5)
  })

  it('is known in any case, as the platform is', async () => {
    const query = `keywords=${encodeURIComponent('فرش')}&culture=fa-IR`
    expect(await ask(query, PATH.toLowerCase())).toHaveLength(3)
  })

  it('answers an empty list for a page that is only a draft', async () => {
    await shop.database.owner.query(`update public.pages set _status = 'draft' where slug like 'tea-%'`)
    await indexed()
    expect(await preview('چای')).toEqual([])
  })
})
