import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { invoiceTexts, toPlace } from '@rasteh/messages/dashboard'
import type { Say } from '@rasteh/messages/say'
import type { ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import type { ShopIdentity } from '@rasteh/shop-store/reads/shop-identity'
import { Invoice } from '@rasteh/ui/invoice'
import { LinkButton } from '@rasteh/ui/link-button'
import styles from './invoice-page.module.css'
import PrintButton from './islands/print-button.tsx'

type InvoicePageProps = { order: ManagedOrder; shop: ShopIdentity; say: Say }

/** The invoice of one's own order: the sheet that the shop prints, to be printed or kept as a file. */
export function InvoicePage({ order, shop, say }: InvoicePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{say('OrderInvoice')}</h1>
        <PrintButton />
        <LinkButton kind="secondary" href={fillPath(PAGE_PATHS.orderView, { orderId: order.id })}>
          {say('OrderBack')}
        </LinkButton>
      </header>
      <section className={styles.sheet} aria-label={say('OrderInvoice')}>
        <Invoice
          order={order}
          shop={shop}
          place={order.address && toPlace(order.address)}
          texts={invoiceTexts}
        />
      </section>
    </div>
  )
}
