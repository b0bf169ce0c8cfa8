import { type Static, Type } from 'typebox'
import { fillPath, PAGE_PATHS } from './paths.ts'
import { Count, nullable, Rials, SerialId } from './wire-types.ts'

/** The highest tab that a module can have. */
export const TAB_INDEX_MAX = 99

/** Which tab of which module is asked for. */
export const TabContentRequest = Type.Object({
  ModuleID: SerialId,
  TabIndex: Type.Integer({ minimum: 0, maximum: TAB_INDEX_MAX }),
})
export type TabContentRequest = Static<typeof TabContentRequest>

/** A product as a list draws it; a Price of null is not for sale, an OldPrice stands while an offer runs. */
export const ProductItemWire = Type.Object({
  ProductId: SerialId,
  VariantId: SerialId,
  ProductGroupId: nullable(SerialId),
  ProductType: Count,
  Title: Type.String(),
  Url: Type.String(),
  Picture: nullable(Type.String()),
  UnitTitle: Type.String(),
  Step: Count,
  MinOrderCount: Count,
  MaxOrderCount: Count,
  StockCount: Count,
  Price: nullable(Rials),
  OldPrice: nullable(Rials),
  ExpirationDate: nullable(Type.String()),
  ShowDay: Type.Boolean(),
})
export type ProductItemWire = Static<typeof ProductItemWire>

/** The products of a tab; an empty tab is `[]`. */
export const TabContentWire = Type.Array(ProductItemWire)
export type TabContentWire = Static<typeof TabContentWire>

/** The wanted tab in the shop's own words. */
export type WantedTab = { readonly moduleId: number; readonly tabIndex: number }

/** A product of a list in the shop's own words. */
export type ProductItem = {
  readonly productId: number
  readonly variantId: number
  readonly groupId: number | null
  readonly productType: number
  readonly title: string
  readonly url: string
  readonly picture: string | null
  readonly unitTitle: string
  readonly step: number
  readonly min: number
  readonly max: number
  readonly stock: number
  readonly priceRial: number | null
  readonly oldPriceRial: number | null
  readonly offerEndsAtMs: number | null
  readonly showsDays: boolean
}

/** What a store knows of a product in a list. */
export type ListedProduct = Pick<
  ProductItem,
  | 'variantId'
  | 'groupId'
  | 'productType'
  | 'title'
  | 'picture'
  | 'unitTitle'
  | 'step'
  | 'min'
  | 'max'
  | 'stock'
> & {
  readonly id: number
  readonly slug: string
  readonly unitPriceRial: number | null
  readonly oldPriceRial: number | null
  readonly offerEndsAt: Date | null
  readonly showsDays: boolean
}

/** A listed product with the addresses of its page and its picture. */
export function toProductItem(product: ListedProduct): ProductItem {
  const { id, slug, picture, unitPriceRial, offerEndsAt, ...same } = product
  return {
    ...same,
    productId: id,
    url: fillPath(PAGE_PATHS.product, { id, slug }),
    picture: picture === null ? null : `/media/${encodeURIComponent(picture)}`,
    priceRial: unitPriceRial,
    offerEndsAtMs: offerEndsAt === null ? null : offerEndsAt.getTime(),
  }
}

/** Reads which tab is asked for. */
export function toWantedTab(wire: TabContentRequest): WantedTab {
  return { moduleId: wire.ModuleID, tabIndex: wire.TabIndex }
}

/** Writes a list of products as the wire spells it; a moment is an ISO date in UTC. */
export function toTabContentWire(items: readonly ProductItem[]): TabContentWire {
  return items.map((item) => ({
    ProductId: item.productId,
    VariantId: item.variantId,
    ProductGroupId: item.groupId,
    ProductType: item.productType,
    Title: item.title,
    Url: item.url,
    Picture: item.picture,
    UnitTitle: item.unitTitle,
    Step: item.step,
    MinOrderCount: item.min,
    MaxOrderCount: item.max,
    StockCount: item.stock,
    Price: item.priceRial,
    OldPrice: item.oldPriceRial,
    ExpirationDate: item.offerEndsAtMs === null ? null : new Date(item.offerEndsAtMs).toISOString(),
    ShowDay: item.showsDays,
  }))
}

/** Reads a list of products from the wire. */
export function toProductItems(wire: TabContentWire): ProductItem[] {
  return wire.map((item) => ({
    productId: item.ProductId,
    variantId: item.VariantId,
    groupId: item.ProductGroupId,
    productType: item.ProductType,
    title: item.Title,
    url: item.Url,
    picture: item.Picture,
    unitTitle: item.UnitTitle,
    step: item.Step,
    min: item.MinOrderCount,
    max: item.MaxOrderCount,
    stock: item.StockCount,
    priceRial: item.Price,
    oldPriceRial: item.OldPrice,
    offerEndsAtMs: item.ExpirationDate === null ? null : Date.parse(item.ExpirationDate),
    showsDays: item.ShowDay,
  }))
}
