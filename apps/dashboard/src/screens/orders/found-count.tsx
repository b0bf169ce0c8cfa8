import { orderListTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { ORDER_COUNT_SHOWN } from '@rasteh/shop-store/reads/order-list'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'

/** How many orders are found; beyond a thousand, that there are more. */
export function FoundCount({ count }: { count: number }) {
  const isMore = count > ORDER_COUNT_SHOWN
  return (
    <p className={screen.hint} role="status">
      <FilledText
        text={isMore ? texts.foundMore : texts.found}
        values={{ count: formatAmount(isMore ? ORDER_COUNT_SHOWN : count, 'fa-IR') }}
      />
    </p>
  )
}
