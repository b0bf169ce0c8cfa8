import { dashboardTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import type { LowStock } from '@rasteh/shop-store/reads/shop-day'
import styles from '#components/screen.module.css'
import { editUrl } from '#components/screen-urls.ts'
import tables from '#components/table.module.css'

const texts = dashboardTexts.lowStock

/** The variants that run low, each with the way to its stock. */
export function LowStockTable({ rows }: { rows: LowStock['rows'] }) {
  return (
    <table className={tables.table}>
      <caption className={styles.hiddenLabel}>{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.variant}</th>
          <th scope="col">{texts.sku}</th>
          <th scope="col">{texts.left}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ variantId, title, sku, sellable }) => (
          <tr key={variantId}>
            <th scope="row">
              <a href={editUrl('variants', variantId)}>{title || sku}</a>
            </th>
            <td data-label={texts.sku}>
              <bdi>{sku}</bdi>
            </td>
            <td data-label={texts.left}>
              <bdi>{formatAmount(sellable, 'fa-IR')}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
