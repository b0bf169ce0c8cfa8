import { headerOf, importExportTexts } from '@rasteh/messages/dashboard'
import {
  type CellWords,
  type Column,
  type CurrentRecord,
  columnsOf,
  escapeFormula,
  IMPORT_MAX_ROWS,
  isSheetFormat,
  isSheetKind,
  type SheetFormat,
  type SheetKind,
  toCell,
  toCsv,
} from '@rasteh/shop-core/import-export'
import type { Endpoint } from 'payload'
import { poolOf } from '#database/content-pool.ts'
import { answerFile } from '#endpoints/answer-file.ts'
import { type SheetCell, writeXlsx } from './files/write-xlsx.ts'
import { mayImportAndExport } from './rights.ts'
import { loadWords } from './store/check-import.ts'
import { loadForExport } from './store/load-records.ts'

/** A sheet of the shop as it is, or an empty one to fill in. */
export const exportEndpoint: Endpoint = {
  path: '/transfer/:kind/export',
  method: 'get',
  async handler(req) {
    const { kind } = req.routeParams ?? {}
    const format = req.searchParams.get('format')
    if (!isSheetKind(kind) || !isSheetFormat(format)) return Response.json({ errors: [] }, { status: 404 })
    if (!mayImportAndExport(kind, req)) return Response.json({ errors: [] }, { status: 403 })
    const pool = poolOf(req.payload)
    const categoryId = Number(req.searchParams.get('category')) || null
    const isEmpty = req.searchParams.has('empty')
    const asked = { categoryId, limit: IMPORT_MAX_ROWS + 1 }
    const records = isEmpty ? [] : await loadForExport(pool, kind, asked)
    if (records.length > IMPORT_MAX_ROWS)
      return new Response(importExportTexts.tooManyToExport, { status: 413 })
    const words = await loadWords(pool)
    return answerFile(
      format,
      `rasteh-${kind}${isEmpty ? '-template' : ''}`,
      writeRecords({ kind, format, records, words }),
    )
  },
}

type Written = { kind: SheetKind; format: SheetFormat; records: readonly CurrentRecord[]; words: CellWords }

function writeRecords({ kind, format, records, words }: Written): Uint8Array {
  const columns = columnsOf(kind)
  const titles = columns.map(({ key }) => headerOf(kind, key))
  const textOf = (column: Column, { fields }: CurrentRecord) =>
    escapeFormula(toCell(column, fields[column.key], words))
  if (format === 'csv') {
    const rows = records.map((record) => columns.map((column) => textOf(column, record)))
    return new TextEncoder().encode(toCsv([titles, ...rows]))
  }
  const toSheetCell = (column: Column, record: CurrentRecord): SheetCell => {
    const value = record.fields[column.key]
    return typeof value === 'number' && column.type !== 'category' ? value : textOf(column, record)
  }
  return writeXlsx({
    name: importExportTexts.kinds[kind].title,
    columns: columns.map((column, index) => ({
      title: titles[index] ?? '',
      width: column.type === 'text' || column.type === 'category' ? 26 : 16,
      isText: column.type === 'text',
      isShown: column.type === 'shown',
    })),
    rows: records.map((record) => columns.map((column) => toSheetCell(column, record))),
  })
}
