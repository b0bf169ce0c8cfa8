import type { Culture } from './culture.ts'

const LATIN_ZERO = 0x30
const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Writes every Persian (۰–۹) and Arabic (٠–٩) digit in Latin; all other characters stay. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String.fromCharCode(LATIN_ZERO + digitValue(digit)))
}

/** Writes every Latin and Arabic (٠–٩) digit in Persian; all other characters stay. */
export function toPersianDigits(text: string): string {
  return text.replace(/[0-9٠-٩]/g, (digit) => String.fromCharCode(PERSIAN_ZERO + digitValue(digit)))
}

/** Writes the digits as the culture's readers expect them: Persian in fa-IR, Latin in en-US. */
export function toCultureDigits(text: string, culture: Culture): string {
  return culture === 'fa-IR' ? toPersianDigits(text) : toLatinDigits(text)
}

function digitValue(digit: string): number {
  const code = digit.charCodeAt(0)
  if (code >= PERSIAN_ZERO) return code - PERSIAN_ZERO
  return code >= ARABIC_ZERO ? code - ARABIC_ZERO : code - LATIN_ZERO
}
