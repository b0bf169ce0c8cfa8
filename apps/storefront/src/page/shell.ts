import { loadFooter, loadHeader, loadMainMenu, type MenuItem } from '@rasteh/shop-store/reads/shell'
import { categoryAddress } from './addresses.ts'
import { readLanguage } from './culture.ts'
import { readDatabase } from './database.ts'
import { loadMenu } from './front.ts'
import { type MenuLine, toLines } from './islands/menu-lines.ts'
import { whileUnchanged } from './while-unchanged.ts'

/** What stands around every page, as managers arranged it. Without a menu of theirs, the categories are the menu. */
export const loadShell = whileUnchanged(async () => {
  const locale = readLanguage()
  const [written, header, footer, categories] = await Promise.all([
    loadMainMenu(readDatabase(), locale),
    loadHeader(readDatabase(), locale),
    loadFooter(readDatabase(), locale),
    loadMenu(),
  ])
  const under = (parent: number | null): MenuItem[] =>
    categories
      .filter(({ parentId }) => parentId === parent)
      .map((category) => ({
        id: String(category.id),
        title: category.title,
        address: categoryAddress(category),
        children: under(category.id),
      }))
  const all = under(null)
  const menu: readonly MenuLine[] = toLines(written.length > 0 ? written : all)
  return { menu, categories: all, header, footer }
})
