import type { Payload } from 'payload'
import type { SeedArticle } from '../content.ts'
import { SHOP_NAME } from '../shop.ts'

type PictureIds = ReadonlyMap<string, number>

/** News and pages, the settings, one member of staff and one customer, through the content platform as anybody would. */
export async function loadContentAsSystem(
  payload: Payload,
  content: SeedContent,
  pictures: PictureIds,
): Promise<void> {
  for (const [index, item] of content.news.entries()) {
    const publishedAt = new Date(Date.UTC(2026, 9, 28 - index * 3, 6, 30)).toISOString()
    await createArticle(payload, 'news', {
      ...item,
      publishedAt,
      picture: pictures.get(`news-${item.code}`) ?? null,
    })
  }
  for (const page of content.pages) await createArticle(payload, 'pages', { ...page, picture: null })
  await payload.updateGlobal({
    slug: 'shop-settings',
    locale: 'fa',
    data: { shopName: SHOP_NAME.fa, slogan: SHOP_NAME.sloganFa },
  })
  await payload.updateGlobal({
    slug: 'shop-settings',
    locale: 'en',
    data: { shopName: SHOP_NAME.en, slogan: SHOP_NAME.sloganEn },
  })
  await payload.create({ collection: 'staff', data: DEV_STAFF })
  await payload.create({ collection: 'customers', data: DEV_CUSTOMER })
}

export type SeedContent = { news: SeedArticle[]; pages: SeedArticle[] }

/** Who may sign in after `pnpm seed`; the README names them. Never seed a shop that people can reach. */
export const DEV_STAFF = {
  email: 'owner@rasteh.test',
  password: 'rasteh-owner',
  name: SHOP_NAME.staffName,
  role: 'owner',
} as const
export const DEV_CUSTOMER = {
  username: '09120000000',
  password: 'rasteh-customer',
  name: SHOP_NAME.customerName,
} as const

type Article = SeedArticle & { picture: number | null; publishedAt?: string }

async function createArticle(
  payload: Payload,
  collection: 'news' | 'pages',
  article: Article,
): Promise<void> {
  const { slug, picture, publishedAt } = article
  const dated = publishedAt ? { publishedAt } : {}
  const persian = { title: article.titleFa, summary: article.summaryFa, body: article.bodyFa.join('\n\n') }
  const english = { title: article.titleEn, summary: article.summaryEn, body: article.bodyEn.join('\n\n') }
  const { id } = await payload.create({
    collection,
    locale: 'fa',
    data: { slug, picture, ...dated, ...persian } as never,
  })
  await payload.update({ collection, id, locale: 'en', data: english })
}
