import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { definePage } from '../../page/define-page.ts'
import { loadOwnOrder, type OwnOrder } from '../../page/order/load-own-order.ts'
import { pageHead } from '../../page/page-head.ts'
import styles from './gift.page.module.css'
import GiftPage from './islands/gift-page.tsx'
import { OrderPage } from './order-page.tsx'
import { NO_PAYMENT } from './own-order.ts'

export default definePage<{ orderId: string; own: OwnOrder }>({
  path: PAGE_PATHS.orderGift,
  isPersonal: true,
  load: async ({ params: { orderId = '' } }) => ({ orderId, own: await loadOwnOrder(orderId) }),
  status: ({ own }) => (own.kind === 'not-found' ? 404 : 200),
  head: ({ orderId }, site) => {
    const path = fillPath(PAGE_PATHS.orderGift, { orderId })
    return pageHead({ path, title: site.say('GiftTitle'), isHidden: true }, site)
  },
  Component: ({ data: { own }, site: { say } }) => {
    if (own.kind === 'not-found') return <OrderPage own={own} settings={NO_PAYMENT} say={say} />
    return (
      <div className={styles.page}>
        <h1>{say('GiftTitle')}</h1>
        <p>{say('GiftChoose')}</p>
        <GiftPage />
      </div>
    )
  },
})
