import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadPaymentSettings, type PaymentSettings } from '@rasteh/shop-store/reads/shop-settings'
import { readLanguage } from '../../page/culture.ts'
import { readDatabase } from '../../page/database.ts'
import { definePage } from '../../page/define-page.ts'
import { loadOwnOrder, type OwnOrder } from '../../page/order/load-own-order.ts'
import { pageHead } from '../../page/page-head.ts'
import { OrderPage } from './order-page.tsx'
import { statusOfOrder } from './own-order.ts'

type Data = { orderId: string; own: OwnOrder; settings: PaymentSettings }

export default definePage<Data>({
  path: PAGE_PATHS.orderView,
  isPersonal: true,
  load: async ({ params: { orderId = '' } }) => {
    const [own, settings] = await Promise.all([
      loadOwnOrder(orderId),
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
