import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import screen from '#components/screen.module.css'
import type { OrdersQuery } from './order-query.ts'
import styles from './orders.module.css'

/** A plain form, whose URL can be kept. */
export function OrderSearch({ query }: { query: OrdersQuery }) {
  return (
    <form className={styles.search} method="get" action="/dashboard/orders">
      {query.list && <input type="hidden" name="list" value={query.list} />}
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
