import type { Payload } from 'payload'
import type { SeedReferences } from '../localise.ts'
import { homeModules } from '../page-modules.ts'
import { SHOP } from '../shop.ts'

const PUBLISHED = { _status: 'published' } as const

/** The home page, made of modules in both languages. */
export async function createHome(payload: Payload, references: SeedReferences): Promise<void> {
  const layout = (language: 'fa' | 'en') => homeModules(language, references) as never
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'fa',
    data: { slug: 'home', title: SHOP.name.fa, layout: layout('fa'), ...PUBLISHED },
  })
  const english = { title: SHOP.name.en, layout: layout('en'), ...PUBLISHED }
  await payload.update({ collection: 'pages', id, locale: 'en', data: english })
}
