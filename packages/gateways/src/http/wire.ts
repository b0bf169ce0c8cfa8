/** A value of a bank's answer as an object; what is none (Zarinpal's empty lists) is an empty one. */
export function wireRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** A text or a number as a short text; null when there is none. */
export function wireText(value: unknown, maxLength = 200): string | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return null
  const trimmed = text.trim()
  return trimmed !== '' && trimmed.length <= maxLength ? trimmed : null
}

/** A whole number, given as one or as its digits: banks send "1000", 1000 and "1000.00". */
export function wireWhole(value: unknown): number | null {
  const text = wireText(value, 24)
  if (text === null || !/^-?\d{1,16}(\.0{1,4})?$/.test(text)) return null
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : null
}

/** A token of a bank: what may be in a URL and in our rows. */
export function wireToken(value: unknown): string | null {
  const text = wireText(value, 512)
  return text !== null && /^[\w.~+/=-]+$/.test(text) ? text : null
}

/** The card as the bank masks it; a whole number, should one come, is masked here. */
export function wireCard(value: unknown): string | null {
  const text = wireText(value, 32)
  if (text === null || !/^[\dxX*-]{8,24}$/.test(text)) return null
  return /^\d+$/.test(text) ? `${text.slice(0, 6)}******${text.slice(-4)}` : text
}

/** A field that a browser brought, if it is there and of the form that the bank gives it. */
export function returnedField(fields: Record<string, string>, name: string, form: RegExp): string | null {
  const value: unknown = Object.hasOwn(fields, name) ? fields[name] : null
  return typeof value === 'string' && value.length <= 512 && form.test(value) ? value : null
}

/** Only the fields that are there. */
export function keptFields(fields: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((one): one is [string, string] => one[1] !== null))
}
