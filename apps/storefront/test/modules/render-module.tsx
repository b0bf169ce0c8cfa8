import { defaultTexts } from '@rasteh/messages/catalogue'
import { createSay } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { SHIPPED_BRAND } from '@rasteh/shop-store/reads/brand'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ModuleKind } from '#modules/module-props.ts'
import { toShownBrand } from '#page/load/shown-brand.ts'
import { renderWithIslands } from '../../src/islands/render-state.ts'

/** The markup of a module on a page of its own, as a manager filled its fields. */
export async function renderModule(
  { load, Component }: ModuleKind,
  fields: object,
  culture: Culture = 'fa-IR',
): Promise<string> {
  const module = { id: 'm', blockType: 'x', moduleId: 7, ...fields }
  const site = {
    culture,
    money: { culture, unit: 'toman' } as const,
    say: createSay(defaultTexts(culture), culture),
    shopName: 'راسته',
    slogan: null,
    brand: toShownBrand(SHIPPED_BRAND),
  }
  const data = await load(module)
  const settings = { money: site.money, texts: defaultTexts(culture) }
  return renderWithIslands(settings, () =>
    renderToStaticMarkup(<Component {...{ module, data, site, page: [module], hasTitle: true }} />),
  )
}
