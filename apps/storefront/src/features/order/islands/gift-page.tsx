'use client'

import type { OrderGiftsWire } from '@rasteh/contracts/gift'
import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { formatMoney } from '@rasteh/persian-text/money'
import { orderCalls } from '@rasteh/shop-client/order-calls'
import { type GiftMessageKey, giftOrderId } from '@rasteh/shop-core/gift'
import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import { FormAlert } from '@rasteh/ui/form-alert'
import { Link } from '@rasteh/ui/link'
import { LinkButton } from '@rasteh/ui/link-button'
import { Picture } from '@rasteh/ui/picture'
import { Pill } from '@rasteh/ui/pill'
import { Skeleton } from '@rasteh/ui/skeleton'
import { useState } from 'react'
import { island } from '#island'
import { createOwnStore, useOwn } from '../../../page/islands/own-store.ts'
import { type PageSay, usePageSettings } from '../../../page/islands/page-settings.tsx'
import styles from './gift-page.module.css'
import { OrderSignIn } from './order-sign-in.tsx'

type Gift = OrderGiftsWire['Gifts'][number]

/** The order is the 4th segment of the page's own path. */
const orderId = () => giftOrderId(location.pathname) ?? ''
const gifts = createOwnStore(() => orderCalls.loadGifts(orderId()))

/** The gifts that come with an order; choosing one adds it, and the page is read anew. */
export function GiftPage() {
  const { say } = usePageSettings()
  const own = useOwn(gifts)
  const [added, setAdded] = useState<Gift | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (own.phase === 'signed-out') return <OrderSignIn />
  if (own.phase === 'loading') return <Skeleton shape="control" />
  if (own.phase === 'failed') return <EmptyState icon="box" title={say('GiftNone')} />
  const { Gifts, Refusal } = own.value

  async function add(gift: Gift): Promise<void> {
    setAdded(gift)
    setRefusal(null)
    const { ProductID: productId, CustomProductID: variantId } = gift
    const answer = await orderCalls.addGift({ orderId: orderId(), productId, variantId })
    if (answer.isDone) return location.reload()
    setAdded(null)
    setRefusal(sayGiftRefusal(say, answer.refusal))
    void gifts.reload()
  }

  return (
    <div className={styles.gifts}>
      {Refusal && Refusal !== 'GiftAlreadyChosen' && (
        <FormAlert tone="refused">{sayGiftRefusal(say, Refusal)}</FormAlert>
      )}
      {Refusal === 'GiftAlreadyChosen' && <FormAlert tone="done">{say('GiftAdded')}</FormAlert>}
      {refusal && <FormAlert tone="refused">{refusal}</FormAlert>}
      {Gifts.length === 0 && <EmptyState icon="star" title={say('GiftNone')} />}
      <ul className={styles.cards}>
        {Gifts.map((gift) => (
          <GiftCard
            key={`${gift.ProductID} ${gift.CustomProductID}`}
            gift={gift}
            isBusy={added === gift}
            onAdd={() => void add(gift)}
          />
        ))}
      </ul>
      <BackToOrder />
    </div>
  )
}

function GiftCard({ gift, isBusy, onAdd }: { gift: Gift; isBusy: boolean; onAdd: () => void }) {
  const { say, money } = usePageSettings()
  const amount = formatMoney(gift.FromOrderRial, money)
  const isTooSmall = gift.Refusal === 'GiftOrderTooSmall'
  return (
    <li className={styles.card} data-chosen={gift.IsChosen}>
      <Picture picture={gift.Picture === null ? null : { src: gift.Picture }} alt="" sizes="240px" />
      <Link className={styles.title} href={gift.Url}>
        {gift.Title}
      </Link>
      {gift.IsChosen && <Pill tone="offer">{say('OrderGiftMark')}</Pill>}
      {gift.Refusal && !gift.IsChosen && (
        <p className={styles.quiet}>
          {isTooSmall ? say('GiftOrderTooSmall', { amount }) : sayGiftRefusal(say, gift.Refusal)}
        </p>
      )}
      {!gift.Refusal && (
        <Button isBusy={isBusy} onPress={onAdd}>
          {say('GiftAdd')}
        </Button>
      )}
    </li>
  )
}

function BackToOrder() {
  const { say } = usePageSettings()
  return (
    <div>
      <LinkButton href={fillPath(PAGE_PATHS.orderView, { orderId: orderId() })} kind="secondary">
        {say('OrderBack')}
      </LinkButton>
    </div>
  )
}

const KNOWN = [
  'GiftNotOffered',
  'GiftOrderNotPaid',
  'GiftOrderShipped',
  'GiftAlreadyChosen',
  'GiftOutOfStock',
] as const
type Plain = Exclude<GiftMessageKey, 'GiftOrderTooSmall'>

function sayGiftRefusal(say: PageSay, word: string): string {
  const known: Plain | undefined = KNOWN.find((key) => key === word)
  return say(known ?? 'GiftFailed')
}

export default island('order/gift-page', GiftPage, 'load')
