import {
  type FileRefusal,
  IMPORT_MAX_CELL_LENGTH,
  IMPORT_MAX_CHARACTERS,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
  SHEET_LAST_ROW,
  type SheetRow,
} from '@rasteh/shop-core/import-export'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { readXml } from './read-xml.ts'
import { fromXmlText } from './xml-text.ts'

type Cell = { column: number; type: string; text: string }

/** The rows of a sheet that hold anything, up to one more than may be brought in. */
export function readWorksheet(
  xml: string,
  sharedStrings: readonly string[],
): Outcome<SheetRow[], FileRefusal> {
  const rows: SheetRow[] = []
  let rowNo = 0
  let cells: string[] = []
  let cell: Cell = { column: -1, type: 'n', text: '' }
  let isValue = false
  let isTooLong = false
  let characters = 0
  const isRead = readXml(xml, {
    open: (name, attributes) => {
      isValue = name === 'v' || name === 't'
      if (name === 'row') {
        rowNo = rowNumber(attributes().r, rowNo)
        cells = []
        cell = { column: -1, type: 'n', text: '' }
      }
      if (name === 'c') {
        const { r, t = 'n' } = attributes()
        cell = { column: r === undefined ? cell.column + 1 : columnIndex(r), type: t, text: '' }
      }
    },
    text: (piece) => {
      if (isValue) cell.text += piece
      isTooLong ||= cell.text.length > IMPORT_MAX_CELL_LENGTH
    },
    close: (name, stop) => {
      isValue = false
      if (name === 'c' && cell.column >= 0 && cell.column < IMPORT_MAX_COLUMNS) {
        const text = toText(cell, sharedStrings)
        characters += text.length
        cells[cell.column] = text
      }
      if (isTooLong || characters > IMPORT_MAX_CHARACTERS) stop()
      if (name !== 'row') return
      const filled = Array.from(cells, (text) => text ?? '')
      if (filled.some((text) => text !== '')) rows.push({ rowNo, cells: filled })
      if (rows.length > IMPORT_MAX_ROWS + 1) stop()
    },
  })
  if (!isRead || isTooLong) return refuse({ kind: 'not-a-sheet' })
  return characters > IMPORT_MAX_CHARACTERS ? refuse({ kind: 'unpacks-too-big' }) : accept(rows)
}

/** Rows come in order, each with a number of its own; one that claims another is the next. */
function rowNumber(claimed: string | undefined, before: number): number {
  const number = Number(claimed)
  return Number.isSafeInteger(number) && number > before && number <= SHEET_LAST_ROW - IMPORT_MAX_ROWS
    ? number
    : before + 1
}

/** `AB12` is in column 27, counted from 0. */
function columnIndex(reference: string): number {
  let index = 0
  for (const char of reference.replace(/[^A-Za-z]/g, '').toUpperCase())
    index = index * 26 + char.charCodeAt(0) - 64
  return index - 1
}

function toText({ type, text }: Cell, sharedStrings: readonly string[]): string {
  if (type === 's') return sharedStrings[Number(text)] ?? ''
  if (type !== 'n') return fromXmlText(text)
  // Excel writes 0.1 as 0.10000000000000001 and large numbers with an exponent.
  return text === '' || !Number.isFinite(Number(text)) ? text : String(Number(text))
}
