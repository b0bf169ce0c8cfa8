/** The place of a product in an order: its key, what decides among equals, and its id. All three go downwards. */
export type Place = readonly [key: number, tie: number, id: number]

/** What a page hands to the next one. It says nothing of how many came before, so that nothing shifts. */
export function toCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Null for what this shop did not write: the list then begins at its beginning. */
export function fromCursor(cursor: string): Place | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return isPlace(place) ? place : null
  } catch {
    return null
  }
}

/** The largest id that PostgreSQL gives. */
const ID_MAX = 2_147_483_647

function isPlace(value: unknown): value is Place {
  if (!Array.isArray(value) || value.length !== 3 || !value.every(Number.isFinite)) return false
  return Number.isInteger(value[2]) && Math.abs(value[2]) <= ID_MAX
}
