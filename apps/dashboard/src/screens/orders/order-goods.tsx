import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import type { ManagedLine, ManagedOrder } from '@rasteh/shop-store/reads/managed-order'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { Pairs } from './order-facts.tsx'
import styles from './orders.module.css'

type Money = (rials: number) => string

export function OrderGoods({ order }: { order: ManagedOrder }) {
  const money: Money = (rials) => formatMoney(rials, { culture: 'fa-IR', unit: order.priceUnit })
  return (
    <section className={screen.card} aria-label={texts.goods}>
      <h2 className={screen.heading}>{texts.goods}</h2>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.unitPrice}</th>
            <th scope="col">{texts.discount}</th>
            <th scope="col">{texts.tax}</th>
            <th scope="col">{texts.linePrice}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <GoodsRow key={line.position} line={line} money={money} />
          ))}
        </tbody>
      </table>
      <Pairs
        rows={[
          [texts.goodsTotal, money(order.priceRial)],
          [texts.discount, order.discountRial > 0 && money(order.discountRial)],
          [texts.tax, order.taxRial > 0 && money(order.taxRial)],
          [texts.postal, order.postalRial > 0 && money(order.postalRial)],
          [
            texts.payableTotal,
            <span key="payable" className={styles.total}>
              {money(order.payableRial)}
            </span>,
          ],
          [texts.dueNow, order.dueRial !== order.payableRial && money(order.dueRial)],
        ]}
      />
    </section>
  )
}

function GoodsRow({ line, money }: { line: ManagedLine; money: Money }) {
  return (
    <tr>
      <td data-label={texts.product}>
        <span className={styles.pair}>
          <a href={`/dashboard/collections/products/${line.productId}`}>
            <bdi>{line.title}</bdi>
          </a>
          {line.isGift && <span className={styles.soft}>{texts.gift}</span>}
          {line.userDescription && (
            <span className={styles.soft} dir="auto">
              {line.userDescription}
            </span>
          )}
        </span>
      </td>
      <td data-label={texts.quantity}>
        <span>
          <bdi>{formatAmount(line.quantity, 'fa-IR')}</bdi> {line.unitTitle}
        </span>
      </td>
      <td data-label={texts.unitPrice}>
        <bdi>{money(line.unitPriceRial)}</bdi>
      </td>
      <td data-label={texts.discount}>
        <bdi>{money(line.discountRial)}</bdi>
      </td>
      <td data-label={texts.tax}>
        <bdi>{money(line.taxRial)}</bdi>
      </td>
      <td data-label={texts.linePrice}>
        <bdi>{money(line.priceRial)}</bdi>
      </td>
    </tr>
  )
}
