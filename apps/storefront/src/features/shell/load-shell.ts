import { sellsGoods } from '@rasteh/shop-core/brand'
import {
  loadFooter,
  loadHeader,
  loadMainMenu,
  type MenuItem,
  type SiteHeaderParts,
  type WrittenEntry,
  type WrittenFooter,
} from '@rasteh/shop-store/reads/shell'
import { readLanguage } from '#page/culture/culture.ts'
import { type MenuLine, toLines } from '#page/islands/menu-lines.ts'
import { readDatabase } from '#page/load/database.ts'
import { categoryUrl } from '#page/load/page-urls.ts'
import { loadFront, loadMenu } from '#page/load/shop-front.ts'
import { isShopUrl } from '#page/load/shop-urls.ts'
import { previewedPart } from '#page/load/site-draft.ts'
import { whileUnchanged } from '#page/load/while-unchanged.ts'
import { loadDraftParts } from './load-draft-parts.ts'
import { toLinks, toMenuItems, withoutShop } from './menu-items.ts'

/** What is around every page, as managers arranged it. */
export const loadShell = async (): Promise<ShellParts> =>
  previewedPart() === null ? loadPublished() : loadPreviewed()

type ShellParts = Awaited<ReturnType<typeof toShell>>
type Written = { entries: WrittenEntry[]; header: SiteHeaderParts; footer: WrittenFooter }

const loadPublished = whileUnchanged(async () => toShell(await loadWritten()))

async function loadWritten(): Promise<Written> {
  const locale = readLanguage()
  const [entries, header, footer] = await Promise.all([
    loadMainMenu(readDatabase(), locale),
    loadHeader(readDatabase(), locale),
    loadFooter(readDatabase(), locale),
  ])
  return { entries, header, footer }
}

/** The same with the part that a member of staff looks at as a draft. Nothing of it is kept. */
async function loadPreviewed(): Promise<ShellParts> {
  const [written, draft] = await Promise.all([loadWritten(), loadDraftParts()])
  return toShell({ ...written, ...draft })
}

/** Without a menu of the managers', a shop's categories are the menu. */
async function toShell({ entries, header, footer }: Written) {
  const [categories, { brand }] = await Promise.all([loadMenu(), loadFront()])
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
}
