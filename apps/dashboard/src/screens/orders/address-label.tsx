import { invoiceTexts as texts, toPlace } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import type { ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import type { ShopIdentity } from '@rasteh/shop-store/reads/shop-identity'
import { Barcode } from './barcode.tsx'
import styles from './print.module.css'

/** What is glued on a parcel; eight on a sheet of A4. */
export function AddressLabel({ order, shop }: { order: ManagedOrder; shop: ShopIdentity }) {
  const { address, customer } = order
  const number = toPersianDigits(String(order.number))
  return (
    <article className={styles.label} aria-label={`${texts.label} ${number}`}>
      <p className={styles.to}>
        {texts.to}: <bdi>{address?.receiver ?? customer.name}</bdi>
      </p>
      <p className={styles.place}>{address && toPlace(address)}</p>
      <p className={styles.labelFacts}>
        <span>
          {texts.postalCode}: <bdi>{toPersianDigits(address?.postalCode ?? '')}</bdi>
        </span>
        <span>
          {texts.phone}: <bdi>{toPersianDigits(address?.mobile ?? customer.mobile ?? '')}</bdi>
        </span>
      </p>
      <Barcode code={order.trackingCode ?? String(order.number)} />
      <p className={styles.from}>
        {texts.from}: <bdi>{shop.name}</bdi> {shop.phone && <bdi>{toPersianDigits(shop.phone)}</bdi>} ·{' '}
        {texts.number} <bdi>{number}</bdi> {order.deliveryTitle && <bdi>· {order.deliveryTitle}</bdi>}
      </p>
    </article>
  )
}
