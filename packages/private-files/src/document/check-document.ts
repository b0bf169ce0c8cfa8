import type { DocumentOutcome } from '@rasteh/shop-core/files'
import { accept, refuse } from '@rasteh/shop-core/outcome'

const HEADER = /^%PDF-[12]\.\d[\r\n \t%]/
const HEADER_LENGTH = 9
const END = '%%EOF'
/** Where readers look for the end of a PDF. */
const TAIL_LENGTH = 1_024
const TABLE = /startxref\s+\d{1,12}\s+%%EOF\s*$/
/** What a document needs to act by itself, or to carry a second file. Names as short as /JS appear in compressed bytes by chance. */
const ACTS = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)\b/

/** Says whether the first bytes are a PDF's; nothing may come before them, as some readers would allow. */
export const isDocument = (bytes: Uint8Array): boolean =>
  HEADER.test(textOf(bytes.subarray(0, HEADER_LENGTH)))

/**
 * Says whether these bytes are one PDF that does nothing by itself. What is packed inside of its streams is not looked into,
 * so a document stays a stranger's file.
 */
export function checkDocument(bytes: Uint8Array): DocumentOutcome {
  if (!isWholeDocument(bytes) || ACTS.test(toPlainNames(textOf(bytes))))
    return refuse({ kind: 'not-a-document' })
  return accept({ bytes, mime: 'application/pdf', width: null, height: null })
}

/**
 * Says whether these bytes are one PDF from the first byte to the last: with its version, with the place of its table, and with
 * nothing behind its end. It may hold scripts.
 */
export const isWholeDocument = (bytes: Uint8Array): boolean =>
  isDocument(bytes) && TABLE.test(textOf(bytes.subarray(-TAIL_LENGTH))) && !hasSecondHeader(bytes)

/** A document that was saved again has several ends, but one beginning: a second one is another file's. */
function hasSecondHeader(bytes: Uint8Array): boolean {
  const text = textOf(bytes)
  const firstEnd = text.indexOf(END)
  return text.indexOf('%PDF-', firstEnd) !== -1
}

/** Names may be written with their letters as hexadecimal numbers: /J#61vaScript. */
const toPlainNames = (text: string) =>
  text.replace(/#([2-7][0-9A-Fa-f])/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** One character a byte. */
const textOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
