import { provinceNames } from './cities.ts'

type Place = { provinceId?: number; cityTitle?: string; address?: string }

/** Province, city and street in one line. */
export function toPlace({ provinceId, cityTitle, address }: Place): string {
  const names: Record<string, string> = provinceNames
  const place = [names[String(provinceId ?? '')], cityTitle, address].filter(Boolean)
  return [...new Set(place)].join('، ')
}
