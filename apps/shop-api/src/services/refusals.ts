import type { FieldErrors } from '@rasteh/form-rules/form'
import type { CaptchaRefusal } from '@rasteh/shop-core/captcha'
import type { OrderRefusal } from '@rasteh/shop-core/checkout'
import type { CommentRefusal } from '@rasteh/shop-core/comments'
import type { FileRefusal } from '@rasteh/shop-core/files'
import type { GiftRefusal } from '@rasteh/shop-core/gift'
import type { OrderActRefusal } from '@rasteh/shop-core/order'
import type { OrderViewRefusal } from '@rasteh/shop-core/order-list'
import type { RefundRefusal } from '@rasteh/shop-core/refunds'
import type { ReturnRefusal } from '@rasteh/shop-core/returns'
import type { Profile } from '@rasteh/shop-store/reads/profile'

/** Why a caller may not do what they asked for. */
export type AccessRefusal = {
  kind: 'sign-in-required' | 'sign-in-again' | 'managers-only' | 'owner-only' | 'fresh-proof-required'
}

/** Why no code is sent, or why a sent one does not count. */
export type CodeRefusal =
  | { kind: 'identity-unknown' | 'codes-off' | 'code-wrong' }
  | { kind: 'too-many-codes'; waitSeconds: number }

/** What was asked for is not there, or is another's: both are answered alike. */
export type NotFound = {
  kind:
    | 'address-not-found'
    | 'city-not-found'
    | 'comment-not-found'
    | 'favorite-not-found'
    | 'file-not-found'
    | 'form-not-found'
    | 'order-not-found'
    | 'person-not-found'
    | 'tab-not-found'
}

/** Why a comment or a vote is not saved. */
export type CommentSaveRefusal =
  | CommentRefusal
  | CaptchaRefusal
  | FieldsRefused
  | { kind: 'too-many-comments'; waitSeconds: number }
  | { kind: 'comment-not-found' }

/** Why a message to the shop is not saved. */
export type FeedbackRefusal =
  | CaptchaRefusal
  | FileRefusal
  | { kind: 'form-has-errors' }
  | { kind: 'too-many-messages' }

/** Why a form that managers built is not saved. */
export type FormRefusal = CaptchaRefusal | FieldsRefused | { kind: 'too-many-messages' }

/** Why a wish for what is not sold is not kept. */
export type WishRefusal =
  | CaptchaRefusal
  | { kind: 'form-has-errors' }
  | { kind: 'too-many-messages' }
  | { kind: 'wish-is-sold' }

/** Why typed fields are refused, each field by its name in the form. */
export type FieldsRefused = { kind: 'fields-refused'; fields: FieldErrors }

/** Why a customer's order stays as it is. */
export type OrderChangeRefusal =
  | { kind: 'order-not-payable' | 'order-not-cancellable' }
  | { kind: 'receipt-time-wrong' | 'receipt-digits-wrong' | 'receipt-not-wanted' }

/** Why a manager's act on an order is refused. */
export type ManagedOrderRefusal = { kind: `order-${OrderActRefusal}` }

/** Why goods or money do not come back, or a return stays as it is. */
export type ManagedReturnRefusal =
  | ReturnRefusal
  | RefundRefusal
  | { kind: 'order-not-found' | 'return-not-found' | 'return-state-changed' | 'refund-iban-wrong' }

/** Why a holiday or an exception of a product is not kept. */
export type ReturnRuleRefusal = { kind: 'holiday-wrong' | 'product-unknown' }

/** Why something is not done for a customer. */
export type CustomerCareRefusal =
  | { kind: 'person-not-found' | 'score-too-low' | 'codes-off' }
  | { kind: 'too-many-codes'; waitSeconds: number }

/** Why a view of the list of orders is not kept or changed. */
export type OrderViewKindRefusal = { kind: OrderViewRefusal }

export type SpecialCodeRefusal = { kind: 'too-many-guesses'; waitSeconds: number }

/** Why the price comparison gets no products; the sentence is for its engineers. */
export type FeedRefusal =
  | { kind: 'feed-not-here' }
  | { kind: 'feed-token-wrong' }
  | { kind: 'feed-query-wrong'; error: string }

/** Every refusal of a service but the basket's own. Each kind has its row in http/refusal-as-http.ts. */
export type ServiceRefusal =
  | AccessRefusal
  | CodeRefusal
  | NotFound
  | CommentSaveRefusal
  | FeedbackRefusal
  | WishRefusal
  | FieldsRefused
  | GiftRefusal
  | OrderRefusal
  | OrderChangeRefusal
  | ManagedOrderRefusal
  | ManagedReturnRefusal
  | ReturnRuleRefusal
  | CustomerCareRefusal
  | OrderViewKindRefusal
  | SpecialCodeRefusal
  | FeedRefusal
  | { kind: 'too-many-addresses' }
  | { kind: 'profile-changed'; profile: Profile }
  | { kind: 'not-ready' }
