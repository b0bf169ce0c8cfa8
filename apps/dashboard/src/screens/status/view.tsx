import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { statusTexts as texts } from '@rasteh/messages/dashboard'
import { loadShopState } from '@rasteh/shop-store/reads/shop-state'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import styles from '#components/screen.module.css'
import { readDatabase } from '#database/read-database.ts'
import { ShopStatus } from './shop-status.tsx'

/** /dashboard/status. Payload shows a view to everybody who asks, so the view checks its visitor itself. */
export async function StatusView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  requireStaff(req, '/dashboard/status')
  const content = isManager({ req }) ? (
    <ShopStatus state={await loadShopState(readDatabase())} seenAt={Date.now()} />
  ) : (
    <p>{texts.notAllowed}</p>
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
      <SetStepNav nav={[{ label: texts.title }]} />
      <main className={styles.page}>
        <h1>{texts.title}</h1>
        {content}
      </main>
    </DefaultTemplate>
  )
}
