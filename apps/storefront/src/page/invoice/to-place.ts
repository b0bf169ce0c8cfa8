import { provinceNames } from '@rasteh/messages/dashboard'
import type { ManagedOrder } from '@rasteh/shop-store/reads/managed-order'

/** Province, city and street in one line. */
export function toPlace({ provinceId, cityTitle, address }: NonNullable<ManagedOrder['address']>): string {
  const names: Record<string, string> = provinceNames
  const place = [names[String(provinceId ?? '')], cityTitle, address].filter(Boolean)
  return [...new Set(place)].join('، ')
}
