import type { Say } from '@rasteh/messages/say'
import { formatDate } from '@rasteh/persian-text/jalali'
import { formatMoney, type MoneyStyle } from '@rasteh/persian-text/money'
import type { Product } from '@rasteh/shop-store/reads/product'
import { Icon } from '@rasteh/ui/icon'
import styles from './price-history.module.css'
import { type VariantPrices, variantPrices } from './variant-prices.ts'

type PriceHistoryProps = {
  product: Pick<Product, 'variants' | 'priceSteps'>
  chosenId: number | undefined
  money: MoneyStyle
  say: Say
}

/** What was asked in the last ninety days, folded. The page holds the lines of all variants; that of the chosen one is shown. */
export function PriceHistory({ product, chosenId, money, say }: PriceHistoryProps) {
  const lines = variantPrices(product, chosenId, Date.now())
  if (lines.length === 0) return null
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>
        <Icon name="down" />
        {say('ProductPriceLine')}
      </summary>
      {lines.map((line) => (
        <Line key={line.variantId} {...line} isShown={line.variantId === chosenId} money={money} say={say} />
      ))}
    </details>
  )
}

type LineProps = VariantPrices & { isShown: boolean; money: MoneyStyle; say: Say }

function Line({ variantId, title, spans, line, isShown, money, say }: LineProps) {
  const { path, width, height, lowestRial, highestRial } = line
  const days = (fromMs: number, toMs: number) => {
    const [from, to] = [formatDate(fromMs, money.culture), formatDate(toMs, money.culture)]
    return from === to ? from : say('ProductPriceDaysBetween', { from, to })
  }
  return (
    <div className={styles.line} data-prices-of={variantId} hidden={!isShown}>
      <div className={styles.picture} aria-hidden="true">
        <span>{formatMoney(highestRial, money)}</span>
        <svg
          aria-hidden="true"
          className={styles.drawing}
          viewBox={`0 -2 ${width} ${height + 4}`}
          preserveAspectRatio="none"
        >
          <path d={path} />
        </svg>
        {lowestRial < highestRial && <span>{formatMoney(lowestRial, money)}</span>}
      </div>
      <table className={styles.table}>
        {title && <caption className={styles.caption}>{title}</caption>}
        <thead>
          <tr>
            <th scope="col">{say('ProductPriceDays')}</th>
            <th scope="col">{say('ProductPriceDayLowest')}</th>
          </tr>
        </thead>
        <tbody>
          {spans.toReversed().map(({ fromMs, toMs, lowestRial: rial }) => (
            <tr key={fromMs}>
              <td>
                <bdi>{days(fromMs, toMs)}</bdi>
              </td>
              <td>{rial === null ? say('ProductPriceNone') : formatMoney(rial, money)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
