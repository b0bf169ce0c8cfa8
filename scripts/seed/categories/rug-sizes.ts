import type { VariantSource } from '../source.ts'
import type { Text } from '../text.ts'

const SIZES = {
  s4: ['۴ متری (۱۵۰×۲۲۵)', '1.5 × 2.25 m'],
  s6: ['۶ متری (۲۰۰×۳۰۰)', '2 × 3 m'],
  s9: ['۹ متری (۲۵۰×۳۵۰)', '2.5 × 3.5 m'],
  s12: ['۱۲ متری (۳۰۰×۴۰۰)', '3 × 4 m'],
  zar: ['ذرع و نیم (۱۰۰×۱۵۰)', '1 × 1.5 m'],
  qali: ['قالیچه (۱۳۵×۲۰۰)', '1.35 × 2 m'],
  k2: ['کناره ۲ متری (۸۰×۲۰۰)', 'Runner 0.8 × 2 m'],
  k3: ['کناره ۳ متری (۸۰×۳۰۰)', 'Runner 0.8 × 3 m'],
  g150: ['قطر ۱۵۰ سانتی‌متر', '1.5 m across'],
  g200: ['قطر ۲۰۰ سانتی‌متر', '2 m across'],
} satisfies Record<string, Text>

type Size = keyof typeof SIZES

/** One variant per size in which rugs are woven. */
export function inRugSizes(...sizes: readonly (readonly [size: Size, price: number])[]): VariantSource[] {
  return sizes.map(([size, price]) => ({ code: size, title: SIZES[size], price }))
}
