import { LINKS_USUAL } from '@rasteh/shop-core/modules'
import type { RowOf } from '@rasteh/shop-store/reads/modules'
import { withPictures } from '#modules/load-pictures.ts'
import { splitItems } from '#modules/split-items.ts'
import { LinkCards } from './link-cards.tsx'

/** The partial `More`: the links after the first ones. */
export async function loadLinksMore(module: RowOf<'links'>) {
  const { rest } = splitItems(module.items, module.firstCount ?? LINKS_USUAL.firstCount)
  const cards = await withPictures(rest)
  return <LinkCards cards={cards} />
}
