import { ACCOUNT_CALLS } from './calls/account-calls.ts'
import { BASKET_CALLS } from './calls/basket-calls.ts'
import { CUSTOMER_CALLS } from './calls/customer-calls.ts'
import { CUSTOMER_CARE_CALLS } from './calls/customer-care-calls.ts'
import { DELIVERY_CALLS } from './calls/delivery-calls.ts'
import { MANAGED_ORDER_CALLS } from './calls/managed-order-calls.ts'
import { ORDER_CALLS } from './calls/order-calls.ts'
import { ORDER_VIEW_CALLS } from './calls/order-view-calls.ts'
import { PAGE_CALLS } from './calls/page-calls.ts'
import { PRIVACY_CALLS } from './calls/privacy-calls.ts'
import { PROFILE_CALLS } from './calls/profile-calls.ts'
import { RETURN_CALLS } from './calls/return-calls.ts'

export type { Answer, CallContract, CookieKind, LabelNeed } from './calls/call-contract.ts'

/** Every call that a page makes to the shop: what it sends and what it is answered. */
export const CALLS = {
  ...BASKET_CALLS,
  ...PAGE_CALLS,
  ...CUSTOMER_CALLS,
  ...DELIVERY_CALLS,
  ...ORDER_CALLS,
  ...MANAGED_ORDER_CALLS,
  ...RETURN_CALLS,
  ...CUSTOMER_CARE_CALLS,
  ...ORDER_VIEW_CALLS,
  ...PROFILE_CALLS,
  ...ACCOUNT_CALLS,
  ...PRIVACY_CALLS,
} as const

/** The name of a call; it is also a fitting label for it. */
export type CallName = keyof typeof CALLS
