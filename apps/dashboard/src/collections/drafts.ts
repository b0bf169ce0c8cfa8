import type { CollectionConfig } from 'payload'

const MAX_VERSIONS = 20

/** Drafts and versions of what people read: pages, news, product texts. Never of what sales change. */
export const withDrafts: NonNullable<CollectionConfig['versions']> = {
  maxPerDoc: MAX_VERSIONS,
  drafts: { schedulePublish: true, validate: false },
}
