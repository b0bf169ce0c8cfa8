import type { Access } from 'payload'
import { isStaff } from '#access/is-staff.ts'
import { articleAccess } from '#collections/Pages/access.ts'

/** News that waits for its day is published already: until then staff alone see it. */
const outOrStaff: Access = ({ req }) =>
  isStaff({ req }) || {
    _status: { equals: 'published' },
    publishedAt: { less_than_equal: new Date().toISOString() },
  }

/** News belongs to no branch of the page tree: an author's branches (`Pages/branches`) limit pages, not news. */
export const newsAccess = { ...articleAccess, read: outOrStaff }
