/** Shows the line of prices of a variant, which the page holds already, in place of another's. */
export function showPricesOf(variantId: number): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-prices-of]'))
    line.hidden = line.dataset.pricesOf !== String(variantId)
}
