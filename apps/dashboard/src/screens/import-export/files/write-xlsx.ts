import { strToU8, zipSync } from 'fflate'
import { STYLES, workbookParts } from './workbook-parts.ts'
import { toXmlText } from './xml-text.ts'

export type SheetCell = string | number
export type SheetColumn = { title: string; width: number; isText: boolean; isShown: boolean }
export type Sheet = { name: string; columns: readonly SheetColumn[]; rows: readonly (readonly SheetCell[])[] }

/** Writes one right-to-left sheet whose header stays in sight. Text columns are marked as text: codes keep their zeros. */
export function writeXlsx({ name, columns, rows }: Sheet): Uint8Array {
  const header = columns.map(({ title, isShown }) =>
    textCell(title, isShown ? STYLES.shownHeader : STYLES.header),
  )
  const body = rows.map((row) =>
    toRow(row.map((cell, index) => toCellXml(cell, columns[index]?.isText ?? false))),
  )
  const widths = columns.map(
    ({ width, isText }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1" style="${isText ? STYLES.text : STYLES.plain}"/>`,
  )
  const sheet =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>${toRow(header)}${body.join('')}</sheetData></worksheet>`
  const parts = { ...workbookParts(name), 'xl/worksheets/sheet1.xml': sheet }
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const)
  return zipSync(Object.fromEntries(files), { level: 4 })
}

const toRow = (cells: readonly string[]) => `<row>${cells.join('')}</row>`

function toCellXml(cell: SheetCell, isText: boolean): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return textCell(cell, isText ? STYLES.text : STYLES.plain)
}

const textCell = (text: string, style: number) =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${toXmlText(text)}</t></is></c>`
