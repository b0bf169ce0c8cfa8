import { productGridTexts } from '@rasteh/messages/dashboard'
import { NO_FILTER } from '@rasteh/shop-core/product-grid'
import { loadCategories } from '@rasteh/shop-store/reads/categories'
import { loadBrands } from '@rasteh/shop-store/reads/price-candidates'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import styles from '#components/screen.module.css'
import { ScreenFrame } from '#components/screen-frame.tsx'
import { readDatabase } from '#database/read-database.ts'
import { inTreeOrder } from '#screens/bulk-pricing/public.ts'
import { openFirst } from './open-first.ts'
import { ProductGrid } from './product-grid.tsx'

/** /dashboard/product-grid. Payload shows a view to everybody who asks, so the view checks its visitor itself. */
export async function ProductGridView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  requireStaff(req, '/dashboard/product-grid')
  const content = isManager({ req }) ? await openGrid() : <p>{productGridTexts.notAllowed}</p>
  return (
    <ScreenFrame props={props} title={productGridTexts.title} crumb={{ label: productGridTexts.title }}>
      {content}
    </ScreenFrame>
  )
}

async function openGrid() {
  const database = readDatabase()
  const [categories, brands, first] = await Promise.all([
    loadCategories(database, 'fa'),
    loadBrands(database),
    openFirst(NO_FILTER),
  ])
  return (
    <>
      <p className={styles.hint}>{productGridTexts.intro}</p>
      <ProductGrid first={first} choices={{ categories: inTreeOrder(categories), brands }} />
    </>
  )
}
