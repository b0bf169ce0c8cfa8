import { sellsGoods } from '@rasteh/shop-core/brand'
import { loadFooter, loadHeader, loadMainMenu, type MenuItem } from '@rasteh/shop-store/reads/shell'
import { readLanguage } from '#page/culture/culture.ts'
import { type MenuLine, toLines } from '#page/islands/menu-lines.ts'
import { readDatabase } from '#page/load/database.ts'
import { categoryUrl } from '#page/load/page-urls.ts'
import { loadFront, loadMenu } from '#page/load/shop-front.ts'
import { isShopUrl } from '#page/load/shop-urls.ts'
import { whileUnchanged } from '#page/load/while-unchanged.ts'
import { toLinks, toMenuItems, withoutShop } from './menu-items.ts'

/** What is around every page, as managers arranged it. Without a menu of theirs, a shop's categories are the menu. */
export const loadShell = whileUnchanged(async () => {
  const locale = readLanguage()
  const [entries, header, footer, categories, { brand }] = await Promise.all([
    loadMainMenu(readDatabase(), locale),
    loadHeader(readDatabase(), locale),
    loadFooter(readDatabase(), locale),
    loadMenu(),
    loadFront(),
  ])
  const under = (parent: number | null): MenuItem[] =>
    categories
      .filter(({ parentId }) => parentId === parent)
      .map((category) => ({
        id: String(category.id),
        title: category.title,
        address: categoryUrl(category),
        children: under(category.id),
      }))
  const all = under(null)
  const isShop = sellsGoods(brand.siteKind)
  const written = toMenuItems(entries)
  const menu: readonly MenuLine[] = toLines(
    isShop ? (written.length > 0 ? written : all) : withoutShop(written),
  )
  const columns = footer.columns.map((column) => ({
    ...column,
    links: toLinks(column.links).filter(({ address }) => isShop || !isShopUrl(address)),
  }))
  return { menu, categories: all, header, footer: { ...footer, columns } }
})
