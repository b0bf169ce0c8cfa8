import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import type { OrderReturns } from '@rasteh/shop-client/return-calls'
import { loadPaymentSettings, type PaymentSettings } from '@rasteh/shop-store/reads/shop-settings'
import { readLanguage } from '#page/culture/culture.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { readDatabase } from '#page/load/database.ts'
import { statusOfOrder } from './current-user-order.ts'
import { type CurrentUserOrder, loadCurrentUserOrder } from './load-current-user-order.ts'
import { loadCurrentUserReturns } from './load-current-user-returns.ts'
import { OrderPage } from './order-page.tsx'

type Data = {
  orderId: string
  own: CurrentUserOrder
  returns: OrderReturns | null
  settings: PaymentSettings
}

export default definePage<Data>({
  path: PAGE_PATHS.orderView,
  isOfShop: true,
  isPersonal: true,
  load: async ({ params: { orderId = '' } }) => {
    const [own, settings] = await Promise.all([
      loadCurrentUserOrder(orderId),
      loadPaymentSettings(readDatabase(), readLanguage()),
    ])
    return { orderId, own, returns: await loadCurrentUserReturns(own), settings }
  },
  status: ({ own }) => statusOfOrder(own),
  head: ({ orderId }, site) => {
    const path = fillPath(PAGE_PATHS.orderView, { orderId })
    return pageHead({ path, title: site.say('OrderView'), isHidden: true }, site)
  },
  Component: ({ data: { own, returns, settings }, site: { say } }) => (
    <OrderPage own={own} returns={returns} settings={settings} say={say} />
  ),
})
