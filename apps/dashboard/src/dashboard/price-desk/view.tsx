import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { priceDeskTexts } from '@rasteh/messages/dashboard'
import { type Category, loadCategories } from '@rasteh/shop-store/reads/categories'
import { loadBrands } from '@rasteh/shop-store/reads/price-candidates'
import { loadPriceChanges, loadScheduledPriceChanges } from '@rasteh/shop-store/reads/price-changes'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '../../access/is-manager.ts'
import { readDatabase } from '../../database/read-database.ts'
import styles from '../desk.module.css'
import { turnAwayStrangers } from '../turn-away.ts'
import type { CategoryOption } from './choose-step.tsx'
import { Desk } from './desk.tsx'
import { PRICE_CHANGES_SHOWN } from './endpoints.ts'

/** /dashboard/price-desk. The content platform shows a view to whoever asks, so it looks at its visitor itself. */
export async function PriceDeskView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  turnAwayStrangers(req, '/dashboard/price-desk')
  const content = isManager({ req }) ? (
    await openDesk(searchParams?.changes === 'scheduled')
  ) : (
    <p>{priceDeskTexts.notAllowed}</p>
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
      <SetStepNav nav={[{ label: priceDeskTexts.title }]} />
      <main className={styles.page}>
        <h1>{priceDeskTexts.title}</h1>
        {content}
      </main>
    </DefaultTemplate>
  )
}

/** More of them wait in no shop; each is a press of somebody's button. */
const SCHEDULED_SHOWN = 500

async function openDesk(isOnlyScheduled: boolean) {
  const database = readDatabase()
  const [categories, brands, changes] = await Promise.all([
    loadCategories(database, 'fa'),
    loadBrands(database),
    isOnlyScheduled
      ? loadScheduledPriceChanges(database, SCHEDULED_SHOWN)
      : loadPriceChanges(database, PRICE_CHANGES_SHOWN),
  ])
  const shown = changes.map(({ madeAt, startsAt, ...change }) => ({
    ...change,
    madeAt: madeAt.toISOString(),
    startsAt: startsAt.toISOString(),
  }))
  return (
    <>
      <p className={styles.hint}>{priceDeskTexts.intro}</p>
      <Desk categories={inTreeOrder(categories)} brands={brands} changes={shown} />
    </>
  )
}

/** Each category under its parent. One whose parent is gone stands at the top, so that none is lost. */
function inTreeOrder(categories: Category[]): CategoryOption[] {
  const ids = new Set(categories.map(({ id }) => id))
  const below = (parentId: number | null, depth: number): CategoryOption[] =>
    categories
      .filter((category) => (ids.has(category.parentId ?? 0) ? category.parentId : null) === parentId)
      .flatMap(({ id, title }) => [{ id, title, depth }, ...below(id, depth + 1)])
  return below(null, 0)
}
