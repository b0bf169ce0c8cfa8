import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from './sheet-kind.ts'

export type SheetRow = { readonly rowNo: number; readonly cells: readonly string[] }

const BYTE_ORDER_MARK = '\ufeff'
const SEPARATORS = [',', ';', '\t'] as const

/** Writes rows as CSV that Excel opens in Persian: a byte order mark, CRLF, and quotes where they are needed. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(toCsvCell).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

const toCsvCell = (cell: string) =>
  // Outer spaces and marks survive only between quotes.
  /[",;\t\r\n]|^[\s\ufeff]|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/**
 * Reads CSV with commas, semicolons or tabs, whichever its first line uses most. Reading stops one row past the
 * limit, so that a caller can distinguish a full file from one that is too long.
 */
export function parseCsv(text: string): SheetRow[] {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const separator = separatorOf(body)
  const rows: SheetRow[] = []
  let at = 0
  let rowNo = 0
  while (at < body.length && rows.length <= IMPORT_MAX_ROWS + 1) {
    const { cells, end } = readLine(body, at, separator)
    rowNo += 1
    at = end
    if (cells.some((cell) => cell !== '')) rows.push({ rowNo, cells })
  }
  return rows
}

/** One record from `start`; line ends between quotes belong to their cell. */
function readLine(text: string, start: number, separator: string): { cells: string[]; end: number } {
  const cells: string[] = []
  let at = start
  for (;;) {
    const { cell, end } = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, separator)
    if (cells.length < IMPORT_MAX_COLUMNS) cells.push(cell)
    at = end
    if (text[at] !== separator) break
    at += 1
  }
  if (text[at] === '\r') at += 1
  if (text[at] === '\n') at += 1
  return { cells, end: at }
}

function readPlain(text: string, start: number, separator: string): { cell: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(start, end), end }
}

/** The text after the closing quote up to the separator is kept: a broken cell is shown, not lost. */
function readQuoted(text: string, start: number): { cell: string; end: number } {
  let cell = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return { cell: cell + text.slice(at), end: text.length }
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += '"'
    at = quote + 2
  }
}

function separatorOf(text: string): string {
  const first =
    text
      .slice(0, 10_000)
      .replace(/"[^"]*"/g, '')
      .split(/\r?\n/)
      .find((line) => line.trim() !== '') ?? ''
  const counts = SEPARATORS.map((separator) => first.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
