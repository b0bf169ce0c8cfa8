import type { SheetFormat } from '@rasteh/shop-core/import-export'

const TYPES: Record<SheetFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** A file to keep, never to show: no browser may guess at what it is. */
export function answerFile(format: SheetFormat, name: string, bytes: Uint8Array): Response {
  // A copy of plain memory, which is what an answer takes.
  return new Response(new Uint8Array(bytes).buffer, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}
