import { invoiceTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatAmount } from '@rasteh/persian-text/money'
import { linesToPick, toPickingList } from '@rasteh/shop-core/order'
import type { ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import { FilledText } from '#components/filled-text.tsx'
import { GoodsToTick } from './goods-to-tick.tsx'
import styles from './print.module.css'

const shown = (number: number) => formatAmount(number, 'fa-IR')
const named = (number: number) => toPersianDigits(String(number))

/** What is fetched from the shelves for all of these orders: first by product, for one round; then by order, to share out. */
export function PickingSheet({ orders }: { orders: readonly ManagedOrder[] }) {
  const variants = toPickingList(orders)
  const units = variants.reduce((sum, { quantity }) => sum + quantity, 0)
  const counts = { units: shown(units), variants: shown(variants.length), orders: shown(orders.length) }
  return (
    <article className={styles.sheet} aria-label={texts.picking}>
      <header>
        <h2 className={styles.sheetTitle}>{texts.picking}</h2>
        <p className={styles.sheetFacts}>
          <FilledText text={texts.pickingOf} values={counts} />
        </p>
      </header>
      <section aria-label={texts.pickingByProduct}>
        <h3 className={styles.sheetHeading}>{texts.pickingByProduct}</h3>
        <GoodsToTick
          tick={texts.picked}
          more={{
            title: texts.orders,
            say: ({ variantId }) =>
              variants
                .find((one) => one.variantId === variantId)
                ?.orders.map(({ number, quantity }) => (
                  <span key={number} className={styles.part}>
                    <FilledText
                      text={texts.unitsOf}
                      values={{ number: named(number), count: shown(quantity) }}
                    />
                  </span>
                )),
          }}
          goods={variants}
        />
      </section>
      <section aria-label={texts.pickingByOrder}>
        <h3 className={styles.sheetHeading}>{texts.pickingByOrder}</h3>
        {orders.map((order) => (
          <section key={order.id} className={styles.sheetPart}>
            <h4 className={styles.sheetHeading}>
              <FilledText text={texts.order} values={{ number: named(order.number) }} />
              {order.address?.receiver && <bdi> · {order.address.receiver}</bdi>}
            </h4>
            <GoodsToTick tick={texts.picked} goods={linesToPick(order)} />
          </section>
        ))}
      </section>
    </article>
  )
}
