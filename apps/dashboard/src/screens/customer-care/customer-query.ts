type Params = Record<string, string | string[] | undefined>

const TEXT_MAX = 100
const SERIAL_MAX = 2_147_483_647

/** Whom a URL looks for. */
export const toSearchText = ({ q }: Params): string =>
  typeof q === 'string' ? q.replaceAll('\0', '').slice(0, TEXT_MAX).trim() : ''

/** The customer that a URL names; null for none. */
export function toCustomerId({ id }: Params): number | null {
  const number = typeof id === 'string' && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0
  return number > 0 && number <= SERIAL_MAX ? number : null
}

export const customerUrl = (id: number) => `/dashboard/customer?id=${id}`
