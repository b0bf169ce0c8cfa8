'use client'

import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatMoney } from '@rasteh/persian-text/money'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import { NOTICE_SUCCESS_MS } from '@rasteh/shop-core/notices'
import { Button } from '@rasteh/ui/button'
import { notices } from '#features/notices/public-notices.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './card-transfer.module.css'
import { orderMoney } from './order-money.ts'
import { ReceiptForm } from './receipt-form.tsx'

type CardTransferProps = {
  order: Order
  card: { number: string; owner: string }
  onGiven: (order: Order) => void
}

/** Paying from card to card: the shop's card, and the form for its receipt. */
export function CardTransfer({ order, card, onGiven }: CardTransferProps) {
  const { say, money } = usePageSettings()
  const inFours = card.number.replace(/(\d{4})(?=\d)/g, '$1 ')
  return (
    <section className={styles.cardTransfer} aria-labelledby="transfer-title">
      <h2 className={styles.heading} id="transfer-title">
        {say('PaymentCardNumber')}
      </h2>
      {card.number && (
        <div className={styles.plastic}>
          <bdi dir="ltr" className={styles.number}>
            {toCultureDigits(inFours, money.culture)}
          </bdi>
          {card.owner && <p>{say('CardOwnerOf', { name: card.owner })}</p>}
          <p className={styles.amount}>
            <bdi>{formatMoney(order.payableRial, orderMoney(order, money))}</bdi>
          </p>
          <div>
            <Button kind="secondary" onPress={() => void copy(card.number)}>
              {say('CardCopy')}
            </Button>
          </div>
        </div>
      )}
      <ReceiptForm order={order} onGiven={onGiven} />
    </section>
  )
}

/** Browsers keep the clipboard from sites without https; there the number is copied by hand. */
async function copy(number: string): Promise<void> {
  if (!navigator.clipboard) return
  await navigator.clipboard.writeText(number)
  notices.show({ tone: 'success', messages: [{ key: 'CardCopied' }], showMs: NOTICE_SUCCESS_MS })
}
