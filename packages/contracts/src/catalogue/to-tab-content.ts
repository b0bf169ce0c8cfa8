import type { ProductItem } from './product-item.ts'
import type { TabContentRequest, TabContentWire } from './tab-content-wire.ts'

/** The wanted tab in the shop's own words. */
export type WantedTab = { readonly moduleId: number; readonly tabIndex: number }

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
    TaxPercent: item.taxPercent,
    Rating: item.rating,
    RatingCount: item.ratingCount,
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
    taxPercent: item.TaxPercent,
    rating: item.Rating,
    ratingCount: item.RatingCount,
  }))
}
