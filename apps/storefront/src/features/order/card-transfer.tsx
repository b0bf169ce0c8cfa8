'use client'

import type { OrderWire } from '@rasteh/contracts/orders'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatMoney } from '@rasteh/persian-text/money'
import { NOTICE_SUCCESS_MS } from '@rasteh/shop-core/notices'
import { Button } from '@rasteh/ui/button'
import { notices } from '../../page/islands/notices.ts'
import { usePageSettings } from '../../page/islands/page-settings.tsx'
import { orderMoney } from '../../page/order/order-money.ts'
import styles from './card-transfer.module.css'
import { ReceiptForm } from './receipt-form.tsx'

type CardTransferProps = {
  order: OrderWire
  card: { number: string; owner: string }
  onGiven: (order: OrderWire) => void
}

/** Paying from card to card: the shop's card, and where its receipt is told. */
export function CardTransfer({ order, card, onGiven }: CardTransferProps) {
  const { say, money } = usePageSettings()
  const inFours = card.number.replace(/(\d{4})(?=\d)/g, '$1 ')
  return (
    <section className={styles.transfer} aria-labelledby="transfer-title">
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
            <bdi>{formatMoney(order.PayableRial, orderMoney(order, money))}</bdi>
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

/** Browsers keep the clipboard from sites without https; there the number stands to be copied by hand. */
async function copy(number: string): Promise<void> {
  if (!navigator.clipboard) return
  await navigator.clipboard.writeText(number)
  notices.show({ tone: 'success', messages: [{ key: 'CardCopied' }], showMs: NOTICE_SUCCESS_MS })
}
