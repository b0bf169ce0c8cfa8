import type { Payload } from 'payload'
import type { SeedCatalogue } from '../catalogue.ts'
import { footerWords, headerWords, type MenuSource, toMenu } from '../shell.ts'

type MenuRow = { id?: string; title: string; address: string; children?: MenuRow[] }
type SavedRow = { id?: string | null; children?: SavedRow[] | null; links?: SavedRow[] | null }

/** The main menu, the header and the footer, in both languages. */
export async function loadShellAsSystem(payload: Payload, catalogue: SeedCatalogue): Promise<void> {
  const menu = await readMenu(payload, catalogue)
  const saved = await payload.updateGlobal({
    slug: 'main-menu',
    locale: 'fa',
    data: { items: menu.map((entry) => rowOf(entry, 'fa')) },
  })
  // The second language goes into the rows that the first one made.
  const rows = saved.items as SavedRow[]
  await payload.updateGlobal({
    slug: 'main-menu',
    locale: 'en',
    data: { items: menu.map((entry, index) => rowOf(entry, 'en', rows[index])) },
  })
  for (const locale of ['fa', 'en'] as const)
    await payload.updateGlobal({ slug: 'header', locale, data: headerWords(locale) })
  await loadFooter(payload)
}

async function loadFooter(payload: Payload): Promise<void> {
  const saved = await payload.updateGlobal({ slug: 'footer', locale: 'fa', data: footerWords('fa') })
  const columns = footerWords('en').columns.map((column, index) => {
    const row = (saved.columns as SavedRow[] | undefined)?.[index]
    const links = column.links.map((link, at) => ({ ...link, id: row?.links?.[at]?.id ?? null }))
    return { ...column, id: row?.id ?? null, links }
  })
  await payload.updateGlobal({ slug: 'footer', locale: 'en', data: { ...footerWords('en'), columns } })
}

function rowOf(entry: MenuSource, locale: 'fa' | 'en', saved?: SavedRow): MenuRow {
  return {
    ...(saved?.id && { id: saved.id }),
    title: entry.title[locale],
    address: entry.address,
    ...(entry.children.length > 0 && {
      children: entry.children.map((child, index) => rowOf(child, locale, saved?.children?.[index])),
    }),
  }
}

async function readMenu(payload: Payload, catalogue: SeedCatalogue): Promise<MenuSource[]> {
  const { docs } = await payload.find({ collection: 'categories', locale: 'fa', limit: 100, depth: 0 })
  return toMenu(catalogue, (slug) => {
    const id = docs.find((doc) => doc.slug === slug)?.id
    return `/category/${id}/${encodeURIComponent(slug)}`
  })
}
