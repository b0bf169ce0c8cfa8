import { formatAmount, type MoneyStyle, PRICE_UNIT_TITLES, toPriceUnit } from '@rasteh/persian-text/money'
import { Pill } from '../pill/pill.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { discountPercent } from './discount-percent.ts'
import styles from './price.module.css'

export type PriceLabels = {
  oldPrice: string
  /** What the pill shows, and what is heard in its place. */
  percent: (percent: number) => string
  discount: (percent: number) => string
  unknown: string
}

type PriceProps = {
  /** Null when the shop tells no price. */
  priceRial: number | null
  oldPriceRial?: number | null
  money: MoneyStyle
  labels: PriceLabels
  /** What is added to the price later, the tax say: a page shows it, a card tells it when it is pointed at. */
  added?: string | null
  size?: 'card' | 'page'
}

/** A price with commas in the culture's digits; a lowered one is beside its old price and the percent off. */
export function Price(props: PriceProps) {
  const { priceRial, oldPriceRial = null, money, labels, added = null, size = 'card' } = props
  if (priceRial === null) return <p className={styles.unknown}>{labels.unknown}</p>
  const percent = discountPercent(priceRial, oldPriceRial)
  return (
    <div
      className={`${styles.price} ${styles[size]}`}
      title={size === 'card' ? (added ?? undefined) : undefined}
    >
      {percent > 0 && oldPriceRial !== null && (
        <p className={styles.before}>
          <VisuallyHidden>{labels.oldPrice}</VisuallyHidden>
          <s className={styles.old}>
            <bdi>{amountOf(oldPriceRial, money)}</bdi>
          </s>
          <Pill tone="discount">
            <span aria-hidden="true">{labels.percent(percent)}</span>
            <VisuallyHidden>{labels.discount(percent)}</VisuallyHidden>
          </Pill>
        </p>
      )}
      <p className={styles.now}>
        <bdi>{amountOf(priceRial, money)}</bdi>{' '}
        <span className={styles.unit}>{PRICE_UNIT_TITLES[money.unit][money.culture]}</span>
      </p>
      {added && size === 'page' && <p className={styles.added}>{added}</p>}
    </div>
  )
}

function amountOf(rials: number, { culture, unit }: MoneyStyle): string {
  return formatAmount(toPriceUnit(rials, unit), culture)
}
