import type { DraftWire } from '@rasteh/contracts/preview'
import { signPreview } from '@rasteh/dashboard/live-preview/preview-token'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addStaff } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { richTextOf } from '../../seed/rich-text.ts'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { SECRET, useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
let pageId: number
let newsId: number

beforeAll(async () => {
  content.payload.logger.level = 'silent'
  people = await arrive(database.owner, content.payload)
  const page = await content.payload.create({
    collection: 'pages',
    draft: true,
    data: { title: 'پیش‌نویس محرمانه', slug: 'secret-draft', _status: 'draft' },
  })
  const category = await content.payload.create({
    collection: 'news-categories',
    data: { title: 'رویدادها', slug: 'events', position: 0 },
  })
  const author = await content.payload.create({
    collection: 'authors',
    data: { name: 'سارا نیک‌پی', role: 'دبیر خبر' },
  })
  const news = await content.payload.create({
    collection: 'news',
    draft: true,
    data: {
      title: 'خبر محرمانه',
      slug: 'secret-news',
      body: richTextOf(['متن محرمانه']) as never,
      publishedAt: '2026-01-02T00:00:00.000Z',
      category: category.id,
      author: author.id,
      tags: ['#چاي', 'چای'],
      _status: 'draft',
    },
  })
  pageId = page.id
  newsId = news.id
})

const enter = (cookie: string, path = `pages/${pageId}`) =>
  content.guarded('GET', `preview-token/${path}?language=en-US`, cookie ? { cookie } : {})

const read = (token: string, path = `pages/${pageId}`, more = '') =>
  content.guarded('GET', `preview-draft/${path}?token=${encodeURIComponent(token)}${more}`)

/** The same with what a form has typed and not saved. */
const readTyped = (token: string, typed: object, path = `pages/${pageId}`) =>
  content.guarded('POST', `preview-draft/${path}?token=${encodeURIComponent(token)}`, { body: typed })

const tokenIn = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://shop.test').searchParams.get('token') ?? ''

const signed = (changes: Partial<Parameters<typeof signPreview>[1]> = {}, secret = SECRET) =>
  signPreview(secret, {
    collection: 'pages',
    id: pageId,
    staffId: people.editor.userId,
    expiresAtMs: Date.now() + 60_000,
    ...changes,
  })

/** No word of the draft, nor what would lead to it. */
async function expectNothing(answer: Response, statuses: number[]): Promise<void> {
  expect(statuses).toContain(answer.status)
  expect(answer.headers.get('location')).toBeNull()
  expect(await answer.text()).not.toContain('محرمانه')
}

describe('a member of staff', () => {
  it.each(['author', 'editor', 'manager', 'owner'] as const)(
    'who is %s is led to the preview and sees the draft',
    async (role) => {
      const led = await enter(people[role].cookie)
      expect(led.status).toBe(302)
      expect(led.headers.get('cache-control')).toBe('no-store')
      expect(led.headers.get('location')).toMatch(
        new RegExp(
          `^/preview/pages/${pageId}\\?language=en-US&token=1\\.${people[role].userId}\\.\\d+\\.[\\w-]{43}$`,
        ),
      )
      const answer = await read(tokenIn(led))
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toEqual({
        publication: 'draft',
        collection: 'pages',
        document: {
          path: 'secret-draft',
          parentId: null,
          showsTreeMenu: true,
          title: 'پیش‌نویس محرمانه',
          summary: null,
          layout: [],
        },
      } satisfies DraftWire)
    },
  )

  it('sees news with its text, and what visitors see of it', async () => {
    const draft = await read(signed({ collection: 'news', id: newsId }), `news/${newsId}`)
    expect(await draft.json()).toMatchObject({
      publication: 'draft',
      document: {
        title: 'خبر محرمانه',
        publishedAt: '2026-01-02T00:00:00.000Z',
        picture: null,
        category: { slug: 'events', title: 'رویدادها' },
        author: { name: 'سارا نیک‌پی', role: 'دبیر خبر', picture: null },
        tags: ['چای'],
      },
    })
  })

  it('sees the words of a product as its form was last saved', async () => {
    const { productId: id } = await addProduct(database.owner, { title: 'چراغ' })
    await content.payload.update({
      collection: 'products',
      id,
      draft: true,
      data: { title: 'چراغ محرمانه', _status: 'draft' },
    })
    const answer = await read(signed({ collection: 'products', id }), `products/${id}`)
    expect(await answer.json()).toMatchObject({
      publication: 'changed',
      collection: 'products',
      document: { title: 'چراغ محرمانه' },
    })
  })

  it('is told whether visitors see this state, an earlier one or nothing', async () => {
    const { id } = await content.payload.create({
      collection: 'pages',
      data: { title: 'منتشر', slug: 'seen-by-all', _status: 'published' },
    })
    const publicationNow = async () => {
      const answer = await read(signed({ id }), `pages/${id}`)
      return ((await answer.json()) as DraftWire).publication
    }
    expect(await publicationNow()).toBe('published')
    await content.payload.update({
      collection: 'pages',
      id,
      draft: true,
      data: { title: 'تغییر', _status: 'draft' },
    })
    expect(await publicationNow()).toBe('changed')
  })

  it('sees what is typed and not saved, and nothing of it is kept', async () => {
    const layout = [{ blockType: 'richText', id: 'a1' }]
    const typed = { title: 'در حال نوشتن', layout, path: 'elsewhere', _status: 'published' }
    const answer = await readTyped(signed(), typed)
    expect(await answer.json()).toMatchObject({
      publication: 'draft',
      document: { title: 'در حال نوشتن', layout, path: 'secret-draft' },
    })
    expect(await (await read(signed())).json()).toMatchObject({
      document: { title: 'پیش‌نویس محرمانه', layout: [] },
    })
    const news = await readTyped(
      signed({ collection: 'news', id: newsId }),
      { tags: ['تازه'] },
      `news/${newsId}`,
    )
    expect(await news.json()).toMatchObject({ document: { title: 'خبر محرمانه', tags: ['تازه'] } })
  })

  it('finds nothing where nothing is', async () => {
    expect((await enter(people.owner.cookie, 'pages/999999')).status).toBe(404)
    expect((await read(signed({ id: 999_999 }), 'pages/999999')).status).toBe(404)
    expect((await enter(people.owner.cookie, 'customers/1')).status).toBe(422)
  })

  it('who is dismissed sees no draft any more', async () => {
    const { staffId } = await addStaff(database.owner, 'editor')
    const token = signed({ staffId })
    expect((await read(token)).status).toBe(200)
    await content.payload.delete({ collection: 'staff', id: staffId })
    await expectNothing(await read(token), [403])
  })
})

describe('everybody else', () => {
  it.each(['guest A', 'customer A', 'marketer'] as const)('gets no token: %s', async (person) => {
    await expectNothing(await enter(people[person].cookie), [403, 404])
  })

  it('gets no draft by a session of another site’s making', async () => {
    const { cookie } = people.editor
    const answer = await content.guarded('GET', `preview-token/pages/${pageId}`, {
      cookie,
      origin: 'https://evil.example',
    })
    await expectNothing(answer, [403, 404])
  })

  it.each(['guest A', 'customer A', 'editor'] as const)(
    'gets no draft without a token: %s',
    async (person) => {
      const { cookie } = people[person]
      const answer = await content.guarded('GET', `preview-draft/pages/${pageId}`, cookie ? { cookie } : {})
      await expectNothing(answer, [403])
    },
  )

  it('gets no draft by a token that is wrong, old, of another document or of somebody who is no staff', async () => {
    const customers = people['customer A'].userId + 100_000
    const wrong = [
      '',
      'null',
      signed({}, `${SECRET}!`),
      signed({ expiresAtMs: Date.now() - 1 }),
      signed({ id: pageId + 1 }),
      signed({ collection: 'news' }),
      signed({ staffId: customers }),
      `${signed()}A`,
      signed().slice(0, -1),
      signed().replace(/\.\d{13}\./, `.${Date.now() + 86_400_000}.`),
    ]
    for (const token of wrong) {
      await expectNothing(await read(token), [403])
      await expectNothing(await readTyped(token, { title: 'x' }), [403])
    }
  })

  it('gets nothing else by a true token', async () => {
    const token = signed()
    for (const path of [
      `news/${newsId}`,
      `pages/${pageId + 1}`,
      'customers/1',
      'staff/1',
      `pages/${pageId}abc`,
    ])
      await expectNothing(await read(token, path), [403])
    await expectNothing(await content.guarded('GET', `pages/${pageId}?draft=true&token=${token}`), [403, 404])
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      await expectNothing(
        await content.guarded(method, `preview-draft/pages/${pageId}?token=${token}`),
        [403, 404, 405],
      )
  })
})
