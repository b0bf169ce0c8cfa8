import type { Payload, TypedUser } from 'payload'

/** A member of staff who looks at drafts, in one of the languages. */
export type DraftReader = { payload: Payload; user: TypedUser; locale: 'fa' | 'en' }
