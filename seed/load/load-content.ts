import { randomBytes } from 'node:crypto'
import { toKeptPassword } from '@rasteh/dashboard/accounts/passwords'
import { poolOf } from '@rasteh/dashboard/content-pool'
import type { Payload } from 'payload'
import type { SeedContent, SeedPage } from '../content.ts'
import type { SeedReferences } from '../localise.ts'
import { pageModules } from '../page-modules.ts'
import { richTextOf } from '../rich-text.ts'
import { SHOP } from '../shop.ts'
import { createHome } from './load-home.ts'
import { createNews, createNewsroom } from './load-news.ts'

/** News and pages, the settings, one member of staff and one customer, through the content platform as anybody would. */
export async function loadContentAsSystem(
  payload: Payload,
  content: SeedContent,
  references: SeedReferences,
): Promise<void> {
  const newsroom = await createNewsroom(payload, content.newsroom, references)
  for (const [index, item] of content.news.entries()) {
    const publishedAt = new Date(Date.UTC(2026, 9, 28 - index * 3, 6, 30)).toISOString()
    await createNews(payload, { ...item, publishedAt, ...newsroom(item) })
  }
  const pageIds = new Map<string, number>()
  for (const page of content.pages) {
    const parent = page.under === null ? null : (pageIds.get(page.under) ?? null)
    pageIds.set(page.code, await createPage(payload, { ...page, parent }, references))
  }
  await createHome(payload, references)
  await payload.updateGlobal({
    slug: 'shop-settings',
    locale: 'fa',
    data: { shopName: SHOP.name.fa, slogan: SHOP.slogan.fa, ...BASKET_VALUE },
  })
  await payload.updateGlobal({
    slug: 'shop-settings',
    locale: 'en',
    data: { shopName: SHOP.name.en, slogan: SHOP.slogan.en },
  })
  for (const person of [DEV_STAFF, ...DEV_COLLEAGUES]) {
    const { id } = await payload.create({ collection: 'staff', data: closed(person) })
    await openForDevelopment(payload, 'staff', { ...person, id })
  }
  const { id } = await payload.create({ collection: 'customers', data: closed(DEV_CUSTOMER) })
  await openForDevelopment(payload, 'customers', { ...DEV_CUSTOMER, id })
}

/** No person knows the password: on a server these people are there to be looked at. */
function closed<Person extends { password: string }>(person: Person): Person {
  return { ...person, password: randomBytes(18).toString('base64url') }
}

/** The passwords that the README tells are ones that the shop's rule refuses: they are kept past it, never on a server. */
async function openForDevelopment(
  payload: Payload,
  table: 'staff' | 'customers',
  { id, password }: { id: number; password: string },
): Promise<void> {
  if (process.env.NODE_ENV === 'production') return
  const { hash, salt } = await toKeptPassword(password)
  const keep = `update public.${table} set hash = $2, salt = $3 where id = $1`
  await poolOf(payload).query(keep, [id, hash, salt])
}

/** No seeded product is as cheap or as dear as these, so they hinder no order of one product. */
const BASKET_VALUE = { minBasketPriceRial: 100_000, maxBasketPriceRial: 50_000_000_000 }

/** Who may sign in after `pnpm seed`; the README names them. */
export const DEV_STAFF = {
  email: 'owner@rasteh.test',
  password: 'rasteh-owner',
  name: SHOP.staffName,
  role: 'owner',
} as const
/** Browser tests run side by side, and two sign-ins of one person in one moment lose one: so there are several. */
const DEV_COLLEAGUES = [
  { email: 'manager@rasteh.test', password: 'rasteh-manager', name: 'بهروز امینی', role: 'manager' },
  { email: 'deputy@rasteh.test', password: 'rasteh-deputy', name: 'شیرین کاویانی', role: 'manager' },
  { email: 'editor@rasteh.test', password: 'rasteh-editor', name: 'پویا نیک‌فر', role: 'editor' },
] as const
export const DEV_CUSTOMER = {
  username: '09120000000',
  password: 'rasteh-customer',
  name: SHOP.customerName,
} as const

const PUBLISHED = { _status: 'published' } as const

async function createPage(
  payload: Payload,
  page: SeedPage & { parent: number | null },
  references: SeedReferences,
): Promise<number> {
  const layoutOf = (language: 'fa' | 'en') =>
    [
      { blockType: 'richText', content: richTextOf(language === 'fa' ? page.bodyFa : page.bodyEn) },
      ...pageModules(page.slug, language, references),
    ] as never
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'fa',
    data: {
      slug: page.slug,
      parent: page.parent,
      ...PUBLISHED,
      title: page.titleFa,
      summary: page.summaryFa,
      inFooter: page.parent === null,
      layout: layoutOf('fa'),
    },
  })
  const english = { title: page.titleEn, summary: page.summaryEn, layout: layoutOf('en') }
  await payload.update({ collection: 'pages', id, locale: 'en', data: { ...english, ...PUBLISHED } })
  return id
}
