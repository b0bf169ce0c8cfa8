import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { keepClear } from '@rasteh/ui/floating'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import type { ReactNode } from 'react'
import { useBasket } from '#features/basket/public-store.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './buy-bar.module.css'

type BuyBarProps = { priceRial: number | null; children: ReactNode }

/**
 * The add button. On a phone it stays at the foot of the screen with the price and the link to the basket; it makes room
 * where it would lie over another primary action.
 */
export function BuyBar({ priceRial, children }: BuyBarProps) {
  const { say, money } = usePageSettings()
  const { basket } = useBasket()
  const count = basket.totals?.totalQuantity ?? 0
  return (
    <div ref={keepClear} className={styles.bar} data-buy-bar>
      {count > 0 && (
        <Link className={styles.basket} href={PAGE_PATHS.basket}>
          <Icon name="basket" />
          <VisuallyHidden>{say('BasketSee')}</VisuallyHidden>
          <span className={styles.count} aria-hidden="true">
            {formatAmount(count, money.culture)}
          </span>
        </Link>
      )}
      {priceRial !== null && (
        <span className={styles.price} aria-hidden="true">
          {formatMoney(priceRial, money)}
        </span>
      )}
      <div className={styles.add}>{children}</div>
    </div>
  )
}
