import { invoiceTexts as texts, toPlace } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatDate } from '@rasteh/persian-text/jalali'
import { linesToPick } from '@rasteh/shop-core/order'
import type { ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import type { ShopIdentity } from '@rasteh/shop-store/reads/shop-identity'
import { Barcode } from './barcode.tsx'
import { GoodsToTick } from './goods-to-tick.tsx'
import styles from './print.module.css'
import { sayPromised } from './say-promised.ts'

/** What lies in a parcel: no price is on it, because a parcel may be a present. */
export function PackingSlip({ order, shop }: { order: ManagedOrder; shop: ShopIdentity }) {
  const { address, customer } = order
  const number = toPersianDigits(String(order.number))
  return (
    <article className={styles.sheet} aria-label={`${texts.slip} ${number}`}>
      <header className={styles.slipHead}>
        <div>
          <h2 className={styles.sheetTitle}>{texts.slip}</h2>
          <p className={styles.sheetFacts}>
            <bdi>{shop.name}</bdi> · {texts.number} <bdi>{number}</bdi> · {texts.date}{' '}
            <bdi>{formatDate(new Date(order.placedAt), 'fa-IR')}</bdi>
          </p>
        </div>
        <Barcode code={String(order.number)} />
      </header>
      <p className={styles.sheetFacts}>
        {texts.to}: <bdi>{address?.receiver ?? customer.name}</bdi>
        {address && <> · {toPlace(address)}</>}
        {order.deliveryTitle && (
          <>
            {' '}
            · {texts.delivery}: <bdi>{order.deliveryTitle}</bdi>
            {order.promise && (
              <>
                {' '}
                (<bdi>{sayPromised(order.promise)}</bdi>)
              </>
            )}
          </>
        )}
      </p>
      <GoodsToTick tick={texts.packed} goods={linesToPick(order)} />
    </article>
  )
}
