import type { CollectionBeforeValidateHook } from 'payload'
import type { Comment } from '#payload-types.ts'

/** What staff write is marked as the shop's, and an answer belongs to the page of the comment that it answers. */
export const followParent: CollectionBeforeValidateHook<Comment> = async ({ data, operation, req }) => {
  if (!data || operation !== 'create') return data
  const parentId = typeof data.parent === 'object' ? data.parent?.id : data.parent
  const byStaff = req.user?.collection === 'staff'
  if (!parentId) return { ...data, byStaff, isAnswer: false }
  const { sectionType, sectionId, culture } = await req.payload.findByID({
    collection: 'comments',
    id: parentId,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return { ...data, sectionType, sectionId, culture, byStaff, isAnswer: true }
}
