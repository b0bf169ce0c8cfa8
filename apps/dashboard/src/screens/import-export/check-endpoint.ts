import { sayFileRefusal } from '@rasteh/messages/dashboard'
import {
  type FileRefusal,
  IMPORT_MAX_BYTES,
  isSheetKind,
  type SheetKind,
} from '@rasteh/shop-core/import-export'
import type { Endpoint, PayloadRequest } from 'payload'
import { poolOf } from '#database/content-pool.ts'
import { readSheet } from './files/read-sheet.ts'
import type { ImportExportEvent } from './import-export-event.ts'
import { answerWithProgress } from './progress.ts'
import { mayImportAndExport } from './rights.ts'
import { loadShown } from './shown.ts'
import { checkImport } from './store/check-import.ts'

type Report = (event: ImportExportEvent) => Promise<void>

/** The dry run of a file, which is the body of the call. */
export const checkEndpoint: Endpoint = {
  path: '/transfer/:kind/check',
  method: 'post',
  async handler(req) {
    const { kind } = req.routeParams ?? {}
    if (!isSheetKind(kind)) return Response.json({ errors: [] }, { status: 404 })
    if (!mayImportAndExport(kind, req)) return Response.json({ errors: [] }, { status: 403 })
    const bytes = await readBody(req)
    const onFailure = (error: unknown) =>
      req.payload.logger.error({ err: error, msg: 'import could not be checked' })
    return answerWithProgress((report) => check(req, { kind, bytes, report }), onFailure)
  },
}

type Asked = { kind: SheetKind; bytes: Uint8Array | null; report: Report }

async function check(req: PayloadRequest, { kind, bytes, report }: Asked): Promise<ImportExportEvent> {
  const refused = (refusal: FileRefusal): ImportExportEvent => ({
    kind: 'refused',
    reason: sayFileRefusal(kind, refusal),
  })
  if (bytes === null) return refused({ kind: 'file-too-big', maxBytes: IMPORT_MAX_BYTES })
  await report({ kind: 'stage', stage: 'reading' })
  const read = readSheet(bytes)
  if (!read.ok) return refused(read.refusal)
  const fileName = (req.searchParams.get('name') ?? '').replace(/\p{C}/gu, '').slice(0, 200)
  const file = { kind, fileName, madeBy: madeByOf(req), rows: read.value }
  const pool = poolOf(req.payload)
  const checked = await checkImport(pool, file, (done, of) =>
    report({ kind: 'stage', stage: 'checking', done, of }),
  )
  if (!checked.ok) return refused(checked.refusal)
  const shown = await loadShown(pool, checked.value)
  return shown ? { kind: 'import', import: shown } : { kind: 'failed' }
}

export const madeByOf = (req: PayloadRequest): string => {
  const user = req.user as { email?: string; id?: number } | null
  return user?.email ?? `staff ${user?.id}`
}

/** Null: the file is larger than it may be; reading stops there, whatever the caller said of its size. */
async function readBody(req: PayloadRequest): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = req.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const piece = read.value as Uint8Array
    size += piece.length
    if (size > IMPORT_MAX_BYTES) {
      await reader?.cancel()
      return null
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
