/** A search that nothing narrows. */
export const EVERYTHING = {
  categoryId: null,
  brands: [],
  attributes: [],
  priceFromRial: null,
  priceToRial: null,
  onlyInStock: false,
  sort: 'relevant',
  from: { offset: 0 },
} as const
