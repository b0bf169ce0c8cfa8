import { isReviewedKind } from '@rasteh/shop-core/reviews'
import type { Reviewed } from './store.ts'

const ID_MAX = 2_147_483_647

/** What the database takes for the number of a document or a version. */
export const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= ID_MAX

/** The document that a call names; null for what is none. */
export const toReviewed = (kind: unknown, id: unknown): Reviewed | null =>
  isReviewedKind(kind) && isId(id) ? { kind, id } : null
