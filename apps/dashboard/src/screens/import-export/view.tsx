import { importExportTexts } from '@rasteh/messages/dashboard'
import { nameCategories } from '@rasteh/shop-core/import-export'
import type { AdminViewServerProps } from 'payload'
import { requireStaff } from '#access/require-staff.ts'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { poolOf } from '#database/content-pool.ts'
import styles from './import-export.module.css'
import { ImportExport } from './import-export.tsx'
import { kindsFor } from './rights.ts'
import { toShown } from './shown.ts'
import { loadHistory } from './store/imports.ts'
import { loadCategories } from './store/load-records.ts'

/** /dashboard/transfer. Payload shows a view to everybody who asks, so the view checks its visitor itself. */
export async function ImportExportView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/transfer')
  const kinds = kindsFor(req)
  const pool = poolOf(req.payload)
  const [rows, history] = await Promise.all([loadCategories(pool), loadHistory(pool, kinds)])
  const names = nameCategories(rows)
  const categories = rows.flatMap(({ id, title, inTrash }) =>
    title && !inTrash ? [{ id, name: names.nameOf(id) }] : [],
  )
  return (
    <ScreenFrame props={props} title={importExportTexts.title} crumb={{ label: importExportTexts.title }}>
      <p className={styles.hint}>{importExportTexts.intro}</p>
      <ImportExport kinds={kinds} categories={categories} history={history.map(toShown)} />
    </ScreenFrame>
  )
}
