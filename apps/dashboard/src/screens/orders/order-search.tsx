import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import { writeOrderListQuery } from '@rasteh/shop-core/order-list'
import screen from '#components/screen.module.css'
import type { OrdersQuery } from './order-query.ts'
import styles from './orders.module.css'

/** A plain form, whose URL can be kept; the list and its filters stay. */
export function OrderSearch({ query }: { query: OrdersQuery }) {
  return (
    <form className={styles.search} method="get" action="/dashboard/orders">
      {[...writeOrderListQuery({ ...query, text: '' })].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={screen.hiddenLabel} htmlFor="order-search">
        {texts.search}
      </label>
      <input
        className={`${screen.input} ${styles.searchInput}`}
        id="order-search"
        name="q"
        type="search"
        maxLength={100}
        placeholder={texts.search}
        defaultValue={query.text}
      />
      <button type="submit" className={screen.primary}>
        {texts.find}
      </button>
    </form>
  )
}
