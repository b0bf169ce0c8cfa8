import type { ShownLine } from '@rasteh/contracts/basket'
import { LESS_THAN_MIN_HEADER } from '@rasteh/contracts/headers'
import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { FailureReason } from '@rasteh/shop-client/cart-calls'
import { type RefusedCall, toFailureMessage } from '@rasteh/shop-core/basket'
import { NOTICE_DEFAULT_MS, type NoticeKind, noticeDurationMs } from '@rasteh/shop-core/notices'
import type { NewNotice, NoticeStore } from '#features/notices/public-notices.ts'
import type { FrameMessage } from '#page/islands/message.ts'

/** What a change made of the basket: the line it was about, if that still lies there, and what all costs now. */
export type BasketNews = {
  isAdded: boolean
  line: Pick<ShownLine, 'title' | 'quantity' | 'unitTitle'> | null
  payableRial: number | null
}

/** What happened to the basket, for the shopper to hear of. */
export type BasketEvent =
  | { kind: 'started' }
  | ({ kind: 'answered'; news?: BasketNews } & RefusedCall)
  | { kind: 'failed'; reason: FailureReason; retry: () => void }

/** Shows what happened to the basket. */
export function notifyOfBasket(notices: NoticeStore): (event: BasketEvent) => void {
  return (event) => {
    if (event.kind === 'started') notices.dismissAlerts()
    else notices.show(toNotice(event))
  }
}

/** The notice of a basket event: a product not found is a notification, every other refusal an alert. */
export function toNotice(event: Exclude<BasketEvent, { kind: 'started' }>): NewNotice {
  if (event.kind === 'failed') {
    return { tone: 'alert', messages: [{ key: FAILURES[event.reason] }], showMs: null, retry: event.retry }
  }
  if (event.status === 200) return updatedNotice(event)
  const messages = [toFailureMessage(event)]
  if (event.status === 404) return { tone: 'plain', messages, showMs: NOTICE_DEFAULT_MS }
  return { tone: 'alert', messages, showMs: null }
}

function updatedNotice({ news, ...call }: RefusedCall & { news?: BasketNews }): NewNotice {
  const isRaised = call.header(LESS_THAN_MIN_HEADER) !== null
  const kind: NoticeKind = isRaised ? 'success-with-min-order' : 'success'
  const isAdded = news?.isAdded === true
  const messages: FrameMessage[] = [
    { key: isAdded ? 'BasketAdded' : 'BasketUpdated' },
    ...(isRaised ? [toFailureMessage(call)] : []),
    ...(news ? newsOf(news) : []),
  ]
  const link = isAdded ? { link: { key: 'BasketSee' as const, href: PAGE_PATHS.basket } } : {}
  return { tone: 'success', messages, showMs: noticeDurationMs(kind), ...link }
}

/** Who does not see the basket hears what it holds now. */
function newsOf({ line, payableRial }: BasketNews): FrameMessage[] {
  if (payableRial === null) return []
  const rials = { total: payableRial }
  if (!line) return [{ key: 'BasketTotalNow', rials }]
  const { title, quantity, unitTitle } = line
  return [{ key: 'BasketLineNow', parameters: { title, count: quantity, unit: unitTitle }, rials }]
}

const FAILURES = {
  unreachable: 'NetworkFailed',
  busy: 'BasketBusy',
  broken: 'BasketFailed',
} as const satisfies Record<FailureReason, FrameMessage['key']>
