import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { NO_PAYMENT } from './current-user-order.ts'
import styles from './gift.page.module.css'
import GiftPage from './islands/gift-page.tsx'
import { type CurrentUserOrder, loadCurrentUserOrder } from './load-current-user-order.ts'
import { OrderPage } from './order-page.tsx'

export default definePage<{ orderId: string; own: CurrentUserOrder }>({
  path: PAGE_PATHS.orderGift,
  isOfShop: true,
  isPersonal: true,
  load: async ({ params: { orderId = '' } }) => ({ orderId, own: await loadCurrentUserOrder(orderId) }),
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
