import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS, type SheetRow } from '@rasteh/shop-core/transfer'
import { readXml } from './read-xml.ts'
import { fromXmlText } from './xml-text.ts'

type Cell = { column: number; type: string; text: string }

/** The rows of a sheet that hold anything, up to one more than may be brought in. Undefined: it is not XML. */
export function readWorksheet(xml: string, sharedStrings: readonly string[]): SheetRow[] | undefined {
  const rows: SheetRow[] = []
  let rowNo = 0
  let cells: string[] = []
  let cell: Cell = { column: -1, type: 'n', text: '' }
  let isValue = false
  const isRead = readXml(xml, {
    open: (name, attributes) => {
      isValue = name === 'v' || name === 't'
      if (name === 'row') {
        rowNo = Number(attributes().r ?? rowNo + 1)
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
    },
    close: (name, stop) => {
      isValue = false
      if (name === 'c' && cell.column < IMPORT_MAX_COLUMNS) cells[cell.column] = toText(cell, sharedStrings)
      if (name !== 'row') return
      const filled = Array.from(cells, (text) => text ?? '')
      if (filled.some((text) => text !== '')) rows.push({ rowNo, cells: filled })
      if (rows.length > IMPORT_MAX_ROWS + 1) stop()
    },
  })
  return isRead ? rows : undefined
}

/** `AB12` stands in column 27, counted from 0. */
function columnIndex(reference: string): number {
  let index = 0
  for (const letter of reference.replace(/[^A-Za-z]/g, '').toUpperCase())
    index = index * 26 + letter.charCodeAt(0) - 64
  return index - 1
}

function toText({ type, text }: Cell, sharedStrings: readonly string[]): string {
  if (type === 's') return sharedStrings[Number(text)] ?? ''
  if (type !== 'n') return fromXmlText(text)
  // Excel writes 0.1 as 0.10000000000000001 and large numbers with an exponent.
  return text === '' || !Number.isFinite(Number(text)) ? text : String(Number(text))
}
