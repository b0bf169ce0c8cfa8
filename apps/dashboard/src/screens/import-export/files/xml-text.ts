// What XML 1.0 cannot hold or would change, and what itself looks like the escape below.
const UNSAFE = /(?![\t\n])[\p{Cc}\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/gu
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g

/** Writes a text into a workbook: marks of XML as entities, and what XML cannot hold as Excel's own `_x000D_`. */
export function toXmlText(text: string): string {
  return text
    .replace(UNSAFE, (unsafe) => `_x${unsafe.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Gives back what Excel wrote as `_x000D_`; entities are already read by then. */
export function fromXmlText(text: string): string {
  return text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
}
