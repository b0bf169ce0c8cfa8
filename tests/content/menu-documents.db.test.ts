import { loadLinkedDocuments } from '@rasteh/shop-store/reads/linked-documents'
import { loadFooter, loadMainMenu } from '@rasteh/shop-store/reads/shell'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let pageId: number
let parentId: number
let productId: number

const PUBLISHED = { _status: 'published' }
const newPage = async (slug: string, parent: number | null = null) =>
  (
    await content.payload.create({
      collection: 'pages',
      data: { title: slug, slug, parent, ...PUBLISHED } as never,
    })
  ).id

const to = (relationTo: 'pages' | 'products', value: number) => ({ page: { relationTo, value } })

beforeAll(async () => {
  content.payload.logger.level = 'silent'
  parentId = await newPage('company')
  pageId = await newPage('about', parentId)
  productId = (await addProduct(database.owner)).productId
  await content.payload.updateGlobal({
    slug: 'main-menu',
    data: {
      items: [
        { title: 'پیشنهادها', address: '/offers' },
        {
          title: 'شرکت',
          ...to('pages', parentId),
          children: [
            { title: 'بازخورد', address: '/feedback' },
            {
              title: 'درباره',
              ...to('pages', pageId),
              grandchildren: [{ title: 'کالا', ...to('products', productId) }],
            },
          ],
        },
      ],
    } as never,
  })
  await content.payload.updateGlobal({
    slug: 'footer',
    data: {
      columns: [
        { title: 'یک', links: [{ title: 'خبرها', address: '/news' }] },
        {
          title: 'دو',
          links: [
            { title: 'سبد', address: '/basket' },
            { title: 'درباره', ...to('pages', pageId) },
          ],
        },
      ],
    } as never,
  })
})

const about = (slug: string) => ({ isByDocument: true, document: { kind: 'pages', id: pageId, slug } })
const inFooter = async () => (await loadFooter(database.owner, 'fa')).columns[1]?.links[1]

describe('a menu that names documents', () => {
  it('knows where each of them is, at every level', async () => {
    const menu = await loadMainMenu(database.owner, 'fa')
    expect(menu).toMatchObject([
      { title: 'پیشنهادها', address: '/offers', isByDocument: false, document: null },
      {
        document: { kind: 'pages', id: parentId, slug: 'company' },
        children: [
          { address: '/feedback', isByDocument: false, document: null },
          { ...about('company/about'), children: [{ document: { kind: 'products', id: productId } }] },
        ],
      },
    ])
    expect(await inFooter()).toMatchObject(about('company/about'))
  })

  it('follows a page that moves, and so does every text that names it', async () => {
    await content.payload.update({
      collection: 'pages',
      id: parentId,
      data: { slug: 'group', ...PUBLISHED } as never,
    })
    const [, branch] = await loadMainMenu(database.owner, 'fa')
    expect(branch?.children[1]).toMatchObject(about('group/about'))
    expect(await inFooter()).toMatchObject(about('group/about'))
    const wanted = { pages: [pageId], news: [], products: [], categories: [], files: [] }
    expect(await loadLinkedDocuments(database.owner, wanted, 'fa')).toMatchObject([{ slug: 'group/about' }])
  })

  it('names no document that nobody may see', async () => {
    await database.owner.query(`update public.pages set _status = 'draft' where id = $1`, [pageId])
    expect(await inFooter()).toMatchObject({ isByDocument: true, document: null })
    await database.owner.query(`update public.pages set _status = 'published' where id = $1`, [pageId])
  })

  it('is refused with neither a document nor an address', async () => {
    const items = [{ title: 'هیچ' }]
    await expect(
      content.payload.updateGlobal({ slug: 'main-menu', data: { items } as never }),
    ).rejects.toMatchObject({ name: 'ValidationError' })
  })
})
