import type { Discount } from '@rasteh/shop-core/money'
import type { Choice } from '@rasteh/shop-core/options'
import type { PriceStep } from '@rasteh/shop-core/price-history'
import type { Database } from '../platform/pool.ts'
import { CARD_COLUMNS, CARD_TEXTS, firstSold } from './card.sql.ts'
import type { Locale } from './locale.ts'
import type { PictureFocus } from './pictures.ts'
import { PRODUCT, PRODUCT_DRAFT } from './product.sql.ts'
import type { ProductCard } from './product-list.ts'
import type { RichText } from './rich-text.ts'
import { type ShownOption, toShownOptions } from './shown-options.ts'

/** A price that holds from one quantity to another, the last without end. */
export type ProductLayer = { fromQuantity: number; toQuantity: number | null; unitPriceRial: number }

/** A running offer: what it takes off one piece, and until when. */
export type ProductOffer = { discount: Discount; endsAtMs: number | null; showDays: boolean }

export type ProductVariant = {
  id: number
  title: string | null
  sku: string
  isDefault: boolean
  /** Which values of the product's options it has; null for one that is sold by its title. */
  choice: Choice | null
  step: number
  min: number
  max: number
  stock: number
  weightGrams: number
  /** The price that managers wrote; what an offer or a layer makes of it is reckoned by the shop's rules. */
  unitPriceRial: number | null
  oldPriceRial: number | null
  /** The lowest price that was asked in the last thirty days. */
  lowestRial: number | null
  offer: ProductOffer | null
  /** The layers that are open to everybody. */
  layers: ProductLayer[]
}

export type VariantPriceStep = PriceStep & { variantId: number }

export type ProductPicture = {
  picture: string
  smallPicture: string | null
  thumbPicture: string | null
  focus: PictureFocus | null
}

export type Product = {
  id: number
  slug: string
  title: string
  brand: string | null
  shortText: string | null
  description: RichText | null
  unitTitle: string
  /** What the buyer is asked to write about it; empty for the page's own words, null where nothing is asked. */
  noteLabel: string | null
  productType: number
  /** What the basket adds to the price. */
  taxPercent: number
  picture: string | null
  /** The main picture first. */
  pictures: ProductPicture[]
  /** Products of one group can be compared; null for one that belongs to none. */
  groupId: number | null
  addons: ProductCard[]
  category: { id: number; slug: string; title: string }
  attributes: { name: string; value: string }[]
  /** None where variants differ by their titles alone. */
  options: ShownOption[]
  variants: ProductVariant[]
  /** What was asked for each variant in the last days, the oldest first. */
  priceSteps: VariantPriceStep[]
}

/** A product with all that its page shows: one statement. Null when there is none, or it lies in the trash. */
export async function loadProduct(database: Database, id: number, locale: Locale): Promise<Product | null> {
  const { rows } = await database.query<StoredProduct>({
    name: 'product',
    text: PRODUCT,
    values: [locale, id],
  })
  return inLanguage(rows[0], locale)
}

type StoredProduct = Omit<Product, 'options'> & { options: unknown }

const inLanguage = (stored: StoredProduct | undefined, locale: Locale): Product | null =>
  stored ? { ...stored, options: toShownOptions(stored.options, stored.variants, locale) } : null

/** A product as a preview shows it, published or not; its words come from the draft. */
export async function loadProductDraft(
  database: Database,
  id: number,
  locale: Locale,
): Promise<Product | null> {
  const { rows } = await database.query<StoredProduct>({
    name: 'product-draft',
    text: PRODUCT_DRAFT,
    values: [locale, id],
  })
  return inLanguage(rows[0], locale)
}

/** Other products of the same category, the most popular first. */
export async function loadRelatedProducts(
  database: Database,
  { id, category }: Pick<Product, 'id' | 'category'>,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<ProductCard[]> {
  const { rows } = await database.query<ProductCard>({
    name: 'related-products',
    text: RELATED,
    values: [locale, category.id, id, limit],
  })
  return rows
}

const ORDER = 'p.popularity desc, p.id desc'

const RELATED = `
  select ${CARD_COLUMNS}
  from ${firstSold({ condition: 'and p.category_id = $2 and p.id <> $3', order: ORDER, limit: 'limit $4' })}
  ${CARD_TEXTS}
  order by ${ORDER}`
