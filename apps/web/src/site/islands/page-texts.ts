import type { MessageKey } from '@rasteh/messages/catalogue'

/**
 * The texts that islands say, handed to them inside the page: on a poor network a second request for them would
 * leave the first notice without words. An island that says another key does not compile until it stands here.
 */
export const PAGE_TEXT_KEYS = [
  'AddToBasket',
  'AddingToBasket',
  'Basket',
  'BasketAboveMaximum',
  'BasketBelowMinimum',
  'BasketBusy',
  'BasketCodeDiscount',
  'BasketDiscount',
  'BasketFailed',
  'BasketLineCount',
  'BasketLineUnavailable',
  'BasketOnlyDownloadable',
  'BasketPage',
  'BasketPayable',
  'BasketPreview',
  'BasketPriceChanged',
  'BasketStockChanged',
  'BasketTax',
  'BasketTotal',
  'BasketTotalWithoutTax',
  'BasketUpdated',
  'BasketWaiting',
  'BasketWithCount',
  'Close',
  'ContinueShopping',
  'DecreaseQuantity',
  'DismissNotice',
  'EmptyBasket',
  'EmptyBasketHint',
  'ErrorText',
  'ErrorTitle',
  'GoHome',
  'GoToBasket',
  'GoToCheckout',
  'InStock',
  'IncreaseQuantity',
  'InvalidPriceLayer',
  'Loading',
  'MaxOrderCount',
  'MinOrderCount',
  'NetworkFailed',
  'Notices',
  'OnlyLeft',
  'OutOfStock',
  'ProductDiscountPercent',
  'ProductMaxOrder',
  'ProductMinOrder',
  'ProductNotFound',
  'ProductOldPrice',
  'ProductPercent',
  'ProductPriceUnknown',
  'ProductStep',
  'ProductVariants',
  'QuantityOf',
  'RemoveLine',
  'RemoveLineOf',
  'StockExceeded',
  'StockLessThanMin',
  'TryAgain',
] as const satisfies readonly MessageKey[]

export type PageTextKey = (typeof PAGE_TEXT_KEYS)[number]

/** Texts by key; one that managers deleted is not there, and shows as its key and `_404`. */
export type PageTexts = Readonly<Partial<Record<PageTextKey, string>>>

/** Of all texts, those that islands say. */
export function toPageTexts(texts: Readonly<Record<string, string>>): PageTexts {
  return Object.fromEntries(
    PAGE_TEXT_KEYS.flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]])),
  )
}
