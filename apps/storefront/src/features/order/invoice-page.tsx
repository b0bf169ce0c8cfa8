import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import type { ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import type { ShopIdentity } from '@rasteh/shop-store/reads/shop-identity'
import { LinkButton } from '@rasteh/ui/link-button'
import { Invoice } from '../../page/invoice/invoice.tsx'
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
        <Invoice order={order} shop={shop} />
      </section>
    </div>
  )
}
