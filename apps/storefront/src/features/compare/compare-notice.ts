import { NOTICE_DEFAULT_MS, noticeDurationMs } from '@rasteh/shop-core/notices'
import type { NewNotice } from '#features/notices/public-notices.ts'
import type { CompareEvent } from './compare-store.ts'

/** What is said of a change of the compare list. */
export function toCompareNotice(event: CompareEvent): NewNotice {
  if (event.kind === 'updated')
    return { tone: 'success', messages: [{ key: 'CompareListUpdated' }], showMs: noticeDurationMs('success') }
  if (event.kind === 'compare-list-duplicate')
    return { tone: 'alert', messages: [{ key: 'CompareDuplicateItem' }], showMs: NOTICE_DEFAULT_MS }
  const messages = [{ key: 'CompareListMax', parameters: { count: event.max } }] as const
  return { tone: 'alert', messages, showMs: NOTICE_DEFAULT_MS }
}
