/** Where the compare page asks for its products; the same for everybody. */
export const COMPARED_PRODUCTS_PATH = '/compare/products'

/** More ids than four products of ten groups are no visitor's choice. */
const IDS_MAX = 40

/** Reads the asked ids; null when they are none that a visitor could ask for. */
export function toComparedIds(text: string | null): number[] | null {
  const parts = (text ?? '').split(',')
  if (parts.length > IDS_MAX || !parts.every((part) => /^[1-9]\d{0,8}$/.test(part))) return null
  return [...new Set(parts.map(Number))]
}
