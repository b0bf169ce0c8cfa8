import {
  type FileRefusal,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
  parseCsv,
  type SheetRow,
  unescapeFormula,
} from '@rasteh/shop-core/import-export'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { readXlsx } from './read-xlsx.ts'

/** Reads an Excel or CSV file, distinguished by its bytes and not by its name. The first row is the header. */
export function readSheet(bytes: Uint8Array): Outcome<SheetRow[], FileRefusal> {
  if (bytes.length > IMPORT_MAX_BYTES) return refuse({ kind: 'file-too-big', maxBytes: IMPORT_MAX_BYTES })
  const read = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) ? readXlsx(bytes) : readCsv(bytes)
  if (!read.ok) return read
  if (read.value.length < 2) return refuse({ kind: 'no-rows' })
  if (read.value.length > IMPORT_MAX_ROWS + 1) return refuse({ kind: 'too-many-rows', max: IMPORT_MAX_ROWS })
  return accept(read.value.map(({ rowNo, cells }) => ({ rowNo, cells: cells.map(unescapeFormula) })))
}

function readCsv(bytes: Uint8Array): Outcome<SheetRow[], FileRefusal> {
  const encoding = startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.includes('\0') ? refuse({ kind: 'not-a-sheet' }) : accept(parseCsv(text))
  } catch {
    return refuse({ kind: bytes.includes(0) ? 'not-a-sheet' : 'not-utf8' })
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)
