import { pageKeys } from '@rasteh/contracts/page-keys'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Comment } from '#payload-types.ts'
import { purgePages } from '#publishing/purge-pages.ts'

/** A comment that visitors see, or saw until now, has its page rendered again. */
export const purgeAfterModeration: CollectionAfterChangeHook<Comment> = ({ doc, previousDoc, req }) =>
  purgePages([...keysOf(doc), ...keysOf(previousDoc)], req)

export const purgeAfterRemoval: CollectionAfterDeleteHook<Comment> = ({ doc, req }) =>
  purgePages(keysOf(doc), req)

function keysOf(comment: Partial<Comment> | undefined): string[] {
  if (comment?.status !== 'published' || !comment.sectionId) return []
  return [
    comment.sectionType === 'news' ? pageKeys.news(comment.sectionId) : pageKeys.product(comment.sectionId),
  ]
}
