import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import type { ListedOrder } from '@rasteh/shop-store/reads/order-list'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { ChooseAll } from './choose-all.tsx'
import { orderUrl } from './order-query.ts'
import styles from './orders.module.css'
import { StatePill } from './state-pill.tsx'

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
      </div>
      <table className={`${tables.table} ${styles.orders}`}>
        <caption className={screen.hiddenLabel}>{texts.list}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.placedAt}</th>
            <th scope="col">{texts.buyer}</th>
            <th scope="col">{texts.units}</th>
            <th scope="col">{texts.payable}</th>
            <th scope="col">{texts.method}</th>
            <th scope="col">{texts.state}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </form>
  )
}

function OrderRow({ order }: { order: ListedOrder }) {
  const number = toPersianDigits(String(order.number))
  const style = { culture: 'fa-IR', unit: order.priceUnit } as const
  const methods: Record<number, string> = texts.methods
  return (
    <tr>
      <td data-label={texts.number}>
        <span className={styles.named}>
          <label className={styles.box}>
            <input type="checkbox" name="id" value={order.id} />
            <span className={screen.hiddenLabel}>
              <FilledText text={texts.choose} values={{ number }} />
            </span>
          </label>
          <a className={styles.number} href={orderUrl(order.id)}>
            <bdi>{number}</bdi>
          </a>
        </span>
      </td>
      <td data-label={texts.placedAt}>
        <time dateTime={order.placedAt.toISOString()}>
          <bdi>{formatMoment(order.placedAt, 'fa-IR')}</bdi>
        </time>
      </td>
      <td data-label={texts.buyer}>
        <span className={styles.pair}>
          <bdi>{order.name ?? '—'}</bdi>
          <bdi className={styles.soft}>{toPersianDigits(order.mobile ?? '')}</bdi>
        </span>
      </td>
      <td data-label={texts.units}>
        <bdi>{formatAmount(order.units, 'fa-IR')}</bdi>
      </td>
      <td data-label={texts.payable}>
        <span className={styles.pair}>
          <bdi>{formatMoney(order.payableRial, style)}</bdi>
          {order.refundRial > 0 && (
            <span className={styles.owed}>
              <FilledText text={texts.refund} values={{ amount: formatMoney(order.refundRial, style) }} />
            </span>
          )}
        </span>
      </td>
      <td data-label={texts.method}>
        <span className={styles.pair}>
          {methods[order.methodId]}
          <span className={styles.soft}>{order.isPaid ? texts.paid : texts.unpaid}</span>
        </span>
      </td>
      <td data-label={texts.state}>
        <StatePill state={order.state} />
      </td>
    </tr>
  )
}
