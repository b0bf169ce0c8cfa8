const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it may stand in XML, in an element or an attribute; characters that XML cannot hold are left out. */
export function toXmlText(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .toWellFormed()
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it takes out
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g
