import { importExportTexts, sayRowFault } from '@rasteh/messages/dashboard'
import { escapeFormula, ROW_ACTIONS, type RowAction } from '@rasteh/shop-core/import-export'
import type { Endpoint, PayloadRequest } from 'payload'
import { actingPool, type ContentPool, poolOf } from '#database/content-pool.ts'
import { answerFile } from '#endpoints/answer-file.ts'
import { madeByOf } from './check-endpoint.ts'
import { writeXlsx } from './files/write-xlsx.ts'
import type { ImportExportEvent } from './import-export-event.ts'
import { answerWithProgress } from './progress.ts'
import { mayImportAndExport } from './rights.ts'
import { loadShown, toRowShown, toShown } from './shown.ts'
import { applyImport } from './store/apply-import.ts'
import { loadWords } from './store/check-import.ts'
import { type ImportSummary, loadImport, loadRows } from './store/imports.ts'
import { previewUndo, undoImport } from './store/undo-import.ts'

export const ROWS_A_PAGE = 50
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Found = { req: PayloadRequest; pool: ContentPool; found: ImportSummary }

/** A call about one import, for those who may bring in its kind. */
function importEndpoint(
  method: 'get' | 'post',
  path: '' | '/rows' | '/faults' | '/apply' | '/undo',
  handle: (call: Found) => Promise<Response>,
): Endpoint {
  return {
    path: `/transfer/imports/:id${path}`,
    method,
    async handler(req) {
      const id = String(req.routeParams?.id)
      const pool = poolOf(req.payload)
      const found = UUID.test(id) ? await loadImport(pool, id) : null
      if (!found) return Response.json({ errors: [] }, { status: 404 })
      if (!mayImportAndExport(found.kind, req)) return Response.json({ errors: [] }, { status: 403 })
      return handle({ req, pool, found })
    },
  }
}

const show = importEndpoint('get', '', async ({ found }) => Response.json({ import: toShown(found) }))

const rows = importEndpoint('get', '/rows', async ({ req, pool, found }) => {
  const action = req.searchParams.get('action') as RowAction | null
  const actions = action && ROW_ACTIONS.includes(action) ? [action] : ROW_ACTIONS
  const after = Number(req.searchParams.get('after')) || 0
  const stored = await loadRows(pool, found.id, { actions, after, limit: ROWS_A_PAGE })
  const words = await loadWords(pool)
  return Response.json({ rows: stored.map((row) => toRowShown(found.kind, row, words)) })
})

const faults = importEndpoint('get', '/faults', async ({ pool, found }) => {
  const refused = await loadRows(pool, found.id, { actions: ['refused'], after: 0, limit: 100_000 })
  const { row, what, column, value, reason, faultsSheet } = importExportTexts
  const columns = [row, what, column, value, reason].map((title, index) => ({
    title,
    width: index === 4 ? 60 : 20,
    isText: index > 0,
    isShown: false,
  }))
  const lines = refused.flatMap(({ rowNo, label, faults: why }) =>
    why.map((fault) => {
      const said = sayRowFault(found.kind, fault)
      return [rowNo, ...[label, said.column, said.value, said.reason].map(escapeFormula)]
    }),
  )
  return answerFile('xlsx', 'rasteh-errors', writeXlsx({ name: faultsSheet, columns, rows: lines }))
})

const apply = importEndpoint('post', '/apply', async ({ req, pool, found }) =>
  answerWithProgress(async (report) => {
    await report({ kind: 'stage', stage: 'writing' })
    await applyImport(actingPool(req), { importId: found.id, madeBy: madeByOf(req) })
    return showNow(pool, found.id)
  }, logged(req)),
)

const undoPlan = importEndpoint('get', '/undo', async ({ pool, found }) => {
  const counts = await previewUndo(pool, found.id)
  return counts ? Response.json({ counts }) : Response.json({ errors: [] }, { status: 409 })
})

const undo = importEndpoint('post', '/undo', async ({ req, pool, found }) =>
  answerWithProgress(async (report) => {
    await report({ kind: 'stage', stage: 'undoing' })
    const counts = await undoImport(actingPool(req), found.id, madeByOf(req))
    const shown = await loadShown(pool, found.id)
    return counts && shown ? { kind: 'undone', import: shown, counts } : { kind: 'failed' }
  }, logged(req)),
)

async function showNow(pool: ContentPool, id: string): Promise<ImportExportEvent> {
  const shown = await loadShown(pool, id)
  return shown ? { kind: 'import', import: shown } : { kind: 'failed' }
}

const logged = (req: PayloadRequest) => (error: unknown) =>
  req.payload.logger.error({ err: error, msg: 'import failed' })

export const importEndpoints: Endpoint[] = [show, rows, faults, apply, undoPlan, undo]
