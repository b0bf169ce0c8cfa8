import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoney } from '@rasteh/persian-text/money'
import type { ListedOrder } from '@rasteh/shop-store/reads/order-list'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { ChooseAll } from './choose-all.tsx'
import { OrderRows } from './order-rows.tsx'
import styles from './orders.module.css'

const FORM = 'chosen-orders'

/** The orders with a box before each: what is chosen is printed, many at once, by a form that needs no script. */
export function OrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <form
      id={FORM}
      className={styles.list}
      method="get"
      action="/dashboard/order-print"
      target="_blank"
      rel="noopener"
    >
      <div className={styles.chosen}>
        <ChooseAll form={FORM} />
        <span className={screen.hint}>{texts.chosen}</span>
        <button type="submit" className={screen.quiet} name="kind" value="invoice">
          {texts.printInvoices}
        </button>
        <button type="submit" className={screen.quiet} name="kind" value="label">
          {texts.printLabels}
        </button>
        <button type="submit" className={screen.quiet} name="kind" value="picking">
          {texts.printPicking}
        </button>
        <button type="submit" className={screen.quiet} name="kind" value="slip">
          {texts.printSlips}
        </button>
      </div>
      <OrderRows
        orders={orders}
        unitOf={({ priceUnit }) => priceUnit}
        boxOf={({ id, number }) => (
          <label className={styles.box}>
            <input type="checkbox" name="id" value={id} />
            <span className={screen.hiddenLabel}>
              <FilledText text={texts.choose} values={{ number: toPersianDigits(String(number)) }} />
            </span>
          </label>
        )}
        buyerOf={({ name, mobile }) => (
          <span className={styles.pair}>
            <bdi>{name ?? '—'}</bdi>
            <bdi className={styles.soft}>{toPersianDigits(mobile ?? '')}</bdi>
          </span>
        )}
        underAmount={({ refundRial, priceUnit: unit }) =>
          refundRial > 0 && (
            <span className={styles.owed}>
              <FilledText
                text={texts.refund}
                values={{ amount: formatMoney(refundRial, { culture: 'fa-IR', unit }) }}
              />
            </span>
          )
        }
      />
    </form>
  )
}
