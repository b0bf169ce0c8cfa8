import type { SeedCatalogue, SeedProduct } from '../catalogue.ts'
import type { SeedContent } from '../content.ts'
import { drawAuthor, drawCategory, drawNews, drawProduct } from '../pictures.ts'
import type { PictureOrder } from './make-pictures.ts'

const FURTHER_PICTURES_MAX = 2
/** Drawing takes time, so that only what many look at is drawn in its other colours. */
const POPULAR_FROM = 300

/** Every picture of the seeded shop. */
export function orderPictures(
  { categories, products }: SeedCatalogue,
  { news, newsroom }: Pick<SeedContent, 'news' | 'newsroom'>,
): PictureOrder[] {
  return [
    ...categories.map((one) => order('category', one.code, drawCategory(one), one.nameFa, one.nameEn)),
    ...products.map((one) => order('product', one.code, drawProduct(one), one.titleFa, one.titleEn)),
    ...orderFurtherPictures(products),
    ...news.map((one) => order('news', one.code, drawNews(one), one.titleFa, one.titleEn)),
    ...newsroom.authors.map((one) => order('author', one.code, drawAuthor(one), one.name.fa, one.name.en)),
  ]
}

function order(kind: string, code: string, svg: string, altFa: string, altEn: string): PictureOrder {
  return { name: `${kind}-${code}`, svg, altFa, altEn }
}

/** Pictures of popular products in their other colours, named after the product and its place. */
function orderFurtherPictures(products: readonly SeedProduct[]): PictureOrder[] {
  return products
    .filter(({ popularity }) => popularity >= POPULAR_FROM)
    .flatMap((product) => {
      const { code, titleFa, titleEn, look, variants } = product
      const colours = [...new Set(variants.flatMap(({ colour }) => colour ?? []))]
      const others = colours.filter((colour) => colour !== look.main).slice(0, FURTHER_PICTURES_MAX)
      return others.map((colour, index) => ({
        name: `product-${code}-${index + 2}`,
        svg: drawProduct(product, colour),
        altFa: titleFa,
        altEn: titleEn,
      }))
    })
}
