import type { Payload } from 'payload'
import { homeLayout, type SeedReferences } from '../content/home.ts'
import { SHOP_NAME } from '../shop.ts'

const PUBLISHED = { _status: 'published' } as const

/** The home page, made of modules in both languages. */
export async function createHome(payload: Payload, references: SeedReferences): Promise<void> {
  const layout = (language: 'fa' | 'en') => homeLayout(language, references) as never
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'fa',
    data: { slug: 'home', title: SHOP_NAME.fa, layout: layout('fa'), ...PUBLISHED },
  })
  const english = { title: SHOP_NAME.en, layout: layout('en'), ...PUBLISHED }
  await payload.update({ collection: 'pages', id, locale: 'en', data: english })
}
