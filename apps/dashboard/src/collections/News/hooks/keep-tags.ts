import { fitTags } from '@rasteh/shop-core/pages'
import type { FieldHook } from 'payload'

/** Drafts are saved without checks, so tags are made sound rather than refused. */
export const keepTags: FieldHook = ({ value }) =>
  Array.isArray(value) ? fitTags(value.filter((tag) => typeof tag === 'string')) : value
