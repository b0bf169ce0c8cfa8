import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { dashboardTexts, saySlugRefusal } from '@rasteh/messages/dashboard'
import { checkNewsCategorySlug } from '@rasteh/shop-core/pages'
import { type CollectionAfterChangeHook, type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { redirectOldPathAsSystem } from '#collections/Redirects/paths/redirect-old-path.ts'

const pathOf = (slug: string) => PAGE_PATHS.newsCategory.replace(':slug', slug)

/** Takes the slugs that a path can have. */
export const checkCategorySlug: CollectionBeforeValidateHook = ({ data, originalDoc, collection, req }) => {
  const slug: unknown = data?.slug
  if (typeof slug !== 'string' || slug === '' || slug === originalDoc?.slug) return data
  const checked = checkNewsCategorySlug(slug)
  if (checked.ok) return data
  const { kind } = checked.refusal
  const error = { path: 'slug', label: dashboardTexts.slug, message: saySlugRefusal(checked.refusal), kind }
  throw new ValidationError({ collection: collection.slug, errors: [error] }, req.t)
}

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
