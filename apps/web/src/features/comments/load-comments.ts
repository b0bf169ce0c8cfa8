import { type CommentsPage, formatCommentsCursor } from '@rasteh/contracts/comment-list'
import {
  type CommentsPlace,
  type CommentsSection,
  loadComments,
  loadCommentsSection,
  loadQuotedComment,
  type ShownComment,
} from '@rasteh/shop-store/reads/comments'
import { cache } from 'react'
import { toId } from '../../site/addresses.ts'
import { readDatabase } from '../../site/database.ts'

/** What the comments of a section begin with: two statements. */
export async function findComments(
  place: CommentsPlace,
): Promise<{ section: CommentsSection; page: CommentsPage }> {
  const database = readDatabase()
  const [section, { comments, next }] = await Promise.all([
    loadCommentsSection(database, place),
    loadComments(database, place),
  ])
  return { section, page: { comments, next: next && formatCommentsCursor(next) } }
}

/** The comment that the `id` of an address names, read once a request; null when none such is shown. */
export const findQuotedComment = cache(
  async (given: string | string[] | undefined): Promise<(ShownComment & CommentsPlace) | null> => {
    const id = typeof given === 'string' ? toId(given) : null
    return id === null ? null : loadQuotedComment(readDatabase(), id)
  },
)
