import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadPaymentSettings, type PaymentSettings } from '@rasteh/shop-store/reads/shop-settings'
import { readLanguage } from '#page/culture/culture.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { readDatabase } from '#page/load/database.ts'
import { statusOfOrder } from './current-user-order.ts'
import { type CurrentUserOrder, loadCurrentUserOrder } from './load-current-user-order.ts'
import { OrderPage } from './order-page.tsx'

type Data = { orderId: string; own: CurrentUserOrder; settings: PaymentSettings }

export default definePage<Data>({
  path: PAGE_PATHS.orderView,
  isOfShop: true,
  isPersonal: true,
  load: async ({ params: { orderId = '' } }) => {
    const [own, settings] = await Promise.all([
      loadCurrentUserOrder(orderId),
      loadPaymentSettings(readDatabase(), readLanguage()),
    ])
    return { orderId, own, settings }
  },
  status: ({ own }) => statusOfOrder(own),
  head: ({ orderId }, site) => {
    const path = fillPath(PAGE_PATHS.orderView, { orderId })
    return pageHead({ path, title: site.say('OrderView'), isHidden: true }, site)
  },
  Component: ({ data: { own, settings }, site: { say } }) => (
    <OrderPage own={own} settings={settings} say={say} />
  ),
})
