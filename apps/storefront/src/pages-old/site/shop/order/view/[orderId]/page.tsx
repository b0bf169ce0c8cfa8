import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadPaymentSettings } from '@rasteh/shop-store/reads/shop-settings'
import type { Metadata } from 'next'
import { OrderPage } from '../../../../../../features/order/order-page.tsx'
import { answerWith } from '../../../../../../page/answer.ts'
import { readLanguage } from '../../../../../../page/culture.ts'
import { readDatabase } from '../../../../../../page/database.ts'
import { loadOwnOrder } from '../../../../../../page/order/load-own-order.ts'
import { pageHead } from '../../../../../../page/page-head.ts'
import { loadSay } from '../../../../../../page/say.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ orderId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [say, { orderId }] = await Promise.all([loadSay(), params])
  return pageHead({
    path: fillPath(PAGE_PATHS.orderView, { orderId }),
    title: say('OrderView'),
    isHidden: true,
  })
}

export default async function Page({ params }: Props) {
  const [say, { orderId }, language] = await Promise.all([loadSay(), params, readLanguage()])
  const [own, settings] = await Promise.all([
    loadOwnOrder(orderId),
    loadPaymentSettings(readDatabase(), language),
  ])
  if (own.kind === 'not-found') answerWith(404)
  if (own.kind === 'failed') answerWith(503)
  return <OrderPage own={own} settings={settings} say={say} />
}
