import { LINKS_USUAL } from '@rasteh/shop-core/modules'
import type { PageModule } from '@rasteh/shop-store/reads/modules'
import { withPictures } from '#modules/load-pictures.ts'
import { splitItems } from '#modules/split-items.ts'
import { LinkCards } from './link-cards.tsx'
import type { LinksFields } from './links-module.tsx'

/** The partial `More`: the links after the first ones. */
export async function loadLinksMore(module: PageModule & LinksFields) {
  const { rest } = splitItems(module.items, module.firstCount ?? LINKS_USUAL.firstCount)
  const cards = await withPictures(rest)
  return <LinkCards cards={cards} />
}
