import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import { loadCategories } from '@rasteh/shop-store/reads/categories'
import { loadBrands } from '@rasteh/shop-store/reads/price-candidates'
import { loadPriceChanges, loadScheduledPriceChanges } from '@rasteh/shop-store/reads/price-changes'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import styles from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { readDatabase } from '#database/read-database.ts'
import { BulkPricing } from './bulk-pricing.tsx'
import { PRICE_CHANGES_SHOWN } from './endpoints.ts'
import { inTreeOrder } from './in-tree-order.ts'

/** /dashboard/price-desk. Payload shows a view to everybody who asks, so the view checks its visitor itself. */
export async function BulkPricingView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/price-desk')
  const content = isManager({ req }) ? (
    await openBulkPricing(props.searchParams?.changes === 'scheduled')
  ) : (
    <p>{bulkPricingTexts.notAllowed}</p>
  )
  return (
    <ScreenFrame props={props} title={bulkPricingTexts.title} crumb={{ label: bulkPricingTexts.title }}>
      {content}
    </ScreenFrame>
  )
}

/** No shop has more of them waiting; each is a button that a manager pressed. */
const SCHEDULED_SHOWN = 500

async function openBulkPricing(isOnlyScheduled: boolean) {
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
      <p className={styles.hint}>{bulkPricingTexts.intro}</p>
      <BulkPricing categories={inTreeOrder(categories)} brands={brands} changes={shown} />
    </>
  )
}
