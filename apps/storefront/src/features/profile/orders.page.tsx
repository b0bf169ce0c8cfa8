import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { defineProfilePage } from './define-profile-page.tsx'
import OrdersPart from './islands/orders-part.tsx'

export default defineProfilePage({
  path: PAGE_PATHS.profileOrders,
  title: 'Orders',
  Part: OrdersPart,
})
