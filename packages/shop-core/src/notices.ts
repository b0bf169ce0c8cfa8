/** How long a notification is shown when nothing else is said. */
export const NOTICE_DEFAULT_MS = 4000

/** How long it is shown that something went well. */
export const NOTICE_SUCCESS_MS = 2000

/** How long the success is shown when a minimum-order message is beside it. */
export const NOTICE_MIN_ORDER_MS = 4000

/** What a notification is about; it decides how long it stays. */
export type NoticeKind = 'plain' | 'success' | 'success-with-min-order' | 'comment-sent'

/** A notification's life. `dismissAtMs` is null for one that only the visitor closes. */
export type NoticeState =
  | { readonly state: 'shown'; readonly dismissAtMs: number | null }
  | { readonly state: 'dismissed' }

/** What can happen to a shown notification. */
export type NoticeEvent =
  | { readonly kind: 'time-passed'; readonly nowMs: number }
  | { readonly kind: 'closed' }

/** How long a notification is shown; null means that it is not closed by itself. */
export function noticeDurationMs(kind: NoticeKind): number | null {
  return DURATIONS_MS[kind]
}

/** Shows a notification from now on, for its duration. */
export function showNotice(nowMs: number, durationMs: number | null = NOTICE_DEFAULT_MS): NoticeState {
  return { state: 'shown', dismissAtMs: durationMs === null ? null : nowMs + durationMs }
}

/** What becomes of a notification when something happens; a dismissed one never comes back. */
export function stepNotice(notice: NoticeState, event: NoticeEvent): NoticeState {
  if (notice.state === 'dismissed') return notice
  if (event.kind === 'closed') return { state: 'dismissed' }
  if (notice.dismissAtMs === null || event.nowMs < notice.dismissAtMs) return notice
  return { state: 'dismissed' }
}

const DURATIONS_MS: Readonly<Record<NoticeKind, number | null>> = {
  plain: NOTICE_DEFAULT_MS,
  success: NOTICE_SUCCESS_MS,
  'success-with-min-order': NOTICE_MIN_ORDER_MS,
  'comment-sent': null,
}
