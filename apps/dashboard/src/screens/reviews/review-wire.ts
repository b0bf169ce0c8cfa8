import type { ReviewState } from '@rasteh/shop-core/reviews'
import type { PastEvent } from './store.ts'

/** What the panel of a document's form shows. */
export type ReviewWire = {
  state: ReviewState
  versionId: number
  /** Whether the newest draft is another one than what was sent. */
  isChanged: boolean
  /** When the newest version was saved. */
  savedAt: string
  mayWrite: boolean
  mayPublish: boolean
  events: PastEvent[]
}
