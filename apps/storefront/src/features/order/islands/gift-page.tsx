'use client'

import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { formatMoney } from '@rasteh/persian-text/money'
import { orderCalls } from '@rasteh/shop-client/order-calls'
import type { Gift } from '@rasteh/shop-client/order-from-wire'
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
import { createCurrentUserStore, useCurrentUserStore } from '#page/islands/current-user-store.ts'
import { type PageSay, usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './gift-page.module.css'
import { OrderSignIn } from './order-sign-in.tsx'

/** The order is the 4th segment of the page's own path. */
const orderId = () => giftOrderId(location.pathname) ?? ''
const giftStore = createCurrentUserStore(() => orderCalls.loadGifts(orderId()))

/** The gifts that come with an order; choosing one adds it, and the page is reloaded. */
export function GiftPage() {
  const { say } = usePageSettings()
  const own = useCurrentUserStore(giftStore)
  const [added, setAdded] = useState<Gift | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (own.phase === 'signed-out') return <OrderSignIn />
  if (own.phase === 'loading') return <Skeleton shape="control" />
  if (own.phase === 'failed') return <EmptyState icon="box" title={say('GiftNone')} />
  const { gifts, refusal: refusalOfAll } = own.value

  async function add(gift: Gift): Promise<void> {
    setAdded(gift)
    setRefusal(null)
    const { productId, variantId } = gift
    const answer = await orderCalls.addGift({ orderId: orderId(), productId, variantId })
    if (answer.isDone) return location.reload()
    setAdded(null)
    setRefusal(sayGiftRefusal(say, answer.refusal))
    void giftStore.reload()
  }

  return (
    <div className={styles.gifts}>
      {refusalOfAll && refusalOfAll !== 'GiftAlreadyChosen' && (
        <FormAlert tone="refused">{sayGiftRefusal(say, refusalOfAll)}</FormAlert>
      )}
      {refusalOfAll === 'GiftAlreadyChosen' && <FormAlert tone="done">{say('GiftAdded')}</FormAlert>}
      {refusal && <FormAlert tone="refused">{refusal}</FormAlert>}
      {gifts.length === 0 && <EmptyState icon="star" title={say('GiftNone')} />}
      <ul className={styles.cards}>
        {gifts.map((gift) => (
          <GiftCard
            key={`${gift.productId} ${gift.variantId}`}
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
  const amount = formatMoney(gift.fromOrderRial, money)
  const isTooSmall = gift.refusal === 'GiftOrderTooSmall'
  return (
    <li className={styles.card} data-chosen={gift.isChosen}>
      <Picture picture={gift.picture === null ? null : { src: gift.picture }} alt="" sizes="240px" />
      <Link className={styles.title} href={gift.url}>
        {gift.title}
      </Link>
      {gift.isChosen && <Pill tone="offer">{say('OrderGiftMark')}</Pill>}
      {gift.refusal && !gift.isChosen && (
        <p className={styles.quiet}>
          {isTooSmall ? say('GiftOrderTooSmall', { amount }) : sayGiftRefusal(say, gift.refusal)}
        </p>
      )}
      {!gift.refusal && (
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
