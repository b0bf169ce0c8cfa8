import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Metadata } from 'next'
import GiftPage from '../../../../../../features/order/islands/gift-page.tsx'
import { OrderPage } from '../../../../../../features/order/order-page.tsx'
import { answerWith } from '../../../../../../page/answer.ts'
import { loadOwnOrder } from '../../../../../../page/order/load-own-order.ts'
import { pageHead } from '../../../../../../page/page-head.ts'
import { loadSay } from '../../../../../../page/say.ts'
import styles from './page.module.css'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ orderId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [say, { orderId }] = await Promise.all([loadSay(), params])
  return pageHead({
    path: fillPath(PAGE_PATHS.orderGift, { orderId }),
    title: say('GiftTitle'),
    isHidden: true,
  })
}

export default async function Page({ params }: Props) {
  const [say, { orderId }] = await Promise.all([loadSay(), params])
  const own = await loadOwnOrder(orderId)
  if (own.kind === 'not-found') {
    answerWith(404)
    return <OrderPage own={own} settings={NO_SETTINGS} say={say} />
  }
  return (
    <div className={styles.page}>
      <h1>{say('GiftTitle')}</h1>
      <p>{say('GiftChoose')}</p>
      <GiftPage />
    </div>
  )
}

const NO_SETTINGS = { cardNumber: '', cardOwner: '', vpnCheck: false }
