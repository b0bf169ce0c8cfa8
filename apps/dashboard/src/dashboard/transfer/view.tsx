import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { transferTexts } from '@rasteh/messages/dashboard'
import { nameCategories } from '@rasteh/shop-core/transfer'
import type { AdminViewServerProps } from 'payload'
import { poolOf } from '../../database/content-pool.ts'
import { loadHistory } from '../../transfer-store/imports.ts'
import { loadCategories } from '../../transfer-store/load-records.ts'
import { turnAwayStrangers } from '../turn-away.ts'
import { kindsFor } from './rights.ts'
import { toShown } from './shown.ts'
import styles from './transfer.module.css'
import { TransferDesk } from './transfer-desk.tsx'

/** /dashboard/transfer. The content platform shows a view to whoever asks, so it looks at its visitor itself. */
export async function TransferView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  turnAwayStrangers(req, '/dashboard/transfer')
  const kinds = kindsFor(req)
  const pool = poolOf(req.payload)
  const [rows, history] = await Promise.all([loadCategories(pool), loadHistory(pool, kinds)])
  const names = nameCategories(rows)
  const categories = rows.flatMap(({ id, title, inTrash }) =>
    title && !inTrash ? [{ id, name: names.nameOf(id) }] : [],
  )
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: transferTexts.title }]} />
      <main className={styles.page}>
        <h1>{transferTexts.title}</h1>
        <p className={styles.hint}>{transferTexts.intro}</p>
        <TransferDesk kinds={kinds} categories={categories} history={history.map(toShown)} />
      </main>
    </DefaultTemplate>
  )
}
