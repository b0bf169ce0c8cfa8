import type { Database } from '../platform/pool.ts'
import type { Locale } from './locale.ts'
import { loadModuleProducts, type ModuleProduct } from './module-products.ts'
import { type ItemOf, loadModule, type RowOf, type Unchecked } from './modules.ts'
import { type ProductSource, toProductSource } from './product-source.ts'

/** The kind of module whose tabs are loaded by themselves. */
export const CATALOGUE_KIND = 'productCatalogue'

/** A tab of the catalogue as it is kept: its words, the name that a hash gives it, and its products' source. */
export type CatalogueTab = { title: string; name: string; source: ProductSource | null }

type KeptTab = Unchecked<ItemOf<typeof CATALOGUE_KIND, 'tabs'>>
type KeptCatalogue = Pick<RowOf<typeof CATALOGUE_KIND>, 'moduleId'> &
  Unchecked<RowOf<typeof CATALOGUE_KIND>, 'tabs'>

/** The tabs of a catalogue module; one without a name is named by its place. */
export function catalogueTabs({ moduleId, tabs }: KeptCatalogue): CatalogueTab[] {
  return (Array.isArray(tabs) ? tabs : []).map((tab: KeptTab, index) => ({
    title: typeof tab.title === 'string' ? tab.title : '',
    name: typeof tab.name === 'string' && tab.name !== '' ? tab.name : `tab-${moduleId}-${index + 1}`,
    source: toProductSource(tab),
  }))
}

type WantedTab = { readonly moduleId: number; readonly tabIndex: number }

/** The products of a tab; null when no published page has such a module, or the module no such tab. */
export async function loadTabProducts(
  database: Database,
  { moduleId, tabIndex }: WantedTab,
  locale: Locale,
): Promise<ModuleProduct[] | null> {
  const module = await loadModule(database, moduleId, locale)
  const tab = module?.blockType === CATALOGUE_KIND ? catalogueTabs(module)[tabIndex] : undefined
  if (!tab) return null
  return tab.source ? loadModuleProducts(database, tab.source, locale) : []
}
