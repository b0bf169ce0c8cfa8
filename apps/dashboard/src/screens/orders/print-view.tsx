import { invoiceTexts as texts, toPlace } from '@rasteh/messages/dashboard'
import { loadManagedOrders, type ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import { loadShopIdentity, type ShopIdentity } from '@rasteh/shop-store/reads/shop-identity'
import { Invoice } from '@rasteh/ui/invoice'
import type { AdminViewServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { requireStaff } from '#access/require-staff.ts'
import screen from '#components/screen.module.css'
import { readDatabase } from '#database/read-database.ts'
import { AddressLabel } from './address-label.tsx'
import { toOrderIds } from './order-query.ts'
import { PackingSlip } from './packing-slip.tsx'
import { PickingSheet } from './picking-sheet.tsx'
import styles from './print.module.css'
import { PrintButton } from './print-button.tsx'

const KINDS = ['invoice', 'label', 'picking', 'slip'] as const

/** /dashboard/order-print?kind=invoice|label|picking|slip&id=…&id=…: sheets of paper, without the dashboard around them. */
export async function OrderPrintView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  requireStaff(req, '/dashboard/order-print')
  const ids = isManager({ req }) ? toOrderIds(searchParams ?? {}) : []
  const database = readDatabase()
  const [orders, shop] = await Promise.all([loadManagedOrders(database, ids), loadShopIdentity(database)])
  const kind = KINDS.find((one) => one === searchParams?.kind) ?? 'invoice'
  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{texts.title}</h1>
        {orders.length > 0 && <PrintButton />}
        <a className={screen.linkButton} href="/dashboard/orders">
          {texts.back}
        </a>
      </header>
      {orders.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      {orders.length > 0 && <Sheets kind={kind} orders={orders} shop={shop} />}
    </main>
  )
}

type SheetsProps = { kind: (typeof KINDS)[number]; orders: readonly ManagedOrder[]; shop: ShopIdentity }

function Sheets({ kind, orders, shop }: SheetsProps) {
  switch (kind) {
    case 'picking':
      return <PickingSheet orders={orders} />
    case 'slip':
      return orders.map((order) => <PackingSlip key={order.id} order={order} shop={shop} />)
    case 'label':
      return (
        <div className={styles.labels}>
          {orders.map((order) => (
            <AddressLabel key={order.id} order={order} shop={shop} />
          ))}
        </div>
      )
    case 'invoice':
      return orders.map((order) => (
        <Invoice
          key={order.id}
          order={order}
          shop={shop}
          place={order.address && toPlace(order.address)}
          texts={texts}
        />
      ))
  }
}
