import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { CollectionAfterChangeHook } from 'payload'
import { redirectOldPathAsSystem } from '#collections/Redirects/paths/redirect-old-path.ts'

const pathOf = (slug: string) => PAGE_PATHS.newsCategory.replace(':slug', slug)

/** A category that moves leaves a redirect behind, as pages and news do. */
export const redirectOldCategory: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !previousDoc?.slug || previousDoc.slug === doc.slug) return
  await redirectOldPathAsSystem(req, { from: pathOf(previousDoc.slug), to: pathOf(doc.slug) })
}
