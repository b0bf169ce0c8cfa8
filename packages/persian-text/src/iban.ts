import { toLatinDigits } from './digits.ts'

/** Reads an Iranian IBAN (شبا) in any script, with or without IR and spaces; undefined when its check digits are wrong. */
export function parseIban(text: string): string | undefined {
  const digits = toLatinDigits(text)
    .replaceAll(/[\s\u200c\u200e\u200f-]/g, '')
    .replace(/^ir/i, '')
  if (!/^\d{24}$/.test(digits)) return undefined
  // ISO 13616: the country's letters as numbers (I 18, R 27) and the check digits go to the end.
  return BigInt(`${digits.slice(2)}1827${digits.slice(0, 2)}`) % 97n === 1n ? `IR${digits}` : undefined
}
