import {
  COMMENTS_CURSOR,
  type CommentsPage,
  formatCommentsCursor,
  parseCommentsCursor,
} from '@rasteh/contracts/comment-list'
import {
  type CommentsCursor,
  type CommentsPlace,
  type CommentsSection,
  loadComments,
  loadCommentsSection,
  loadQuotedComment,
  type ShownComment,
} from '@rasteh/shop-store/reads/comments'
import { readDatabase } from '#page/load/database.ts'
import { toId } from '#page/load/page-urls.ts'
import { COMMENTS_AFTER } from './comments-url.ts'

/** What the comments of a section begin with, or go on with after one of them: two statements. */
export async function findComments(
  place: CommentsPlace,
  after: CommentsCursor | null,
): Promise<FoundComments> {
  const database = readDatabase()
  const [section, { comments, next }] = await Promise.all([
    loadCommentsSection(database, place),
    loadComments(database, place, after ?? undefined),
  ])
  return {
    place,
    isBeginning: after === null,
    section,
    page: { comments, next: next && formatCommentsCursor(next) },
  }
}

/** The comments of a section, from its beginning or from a comment on. */
export type FoundComments = {
  place: CommentsPlace
  isBeginning: boolean
  section: CommentsSection
  page: CommentsPage
}

/** Reads from a page's URL after which comment its comments go on; null, the beginning, for anything else. */
export function readCommentsAfter(
  query: Record<string, string | string[] | undefined>,
): CommentsCursor | null {
  const given = query[COMMENTS_AFTER]
  return typeof given === 'string' && IS_CURSOR.test(given) ? parseCommentsCursor(given) : null
}

const IS_CURSOR = new RegExp(COMMENTS_CURSOR)

/** The comment that the `id` of a URL names; null when none such is shown. */
export async function findQuotedComment(
  given: string | string[] | undefined,
): Promise<(ShownComment & CommentsPlace) | null> {
  const id = typeof given === 'string' ? toId(given) : null
  return id === null ? null : loadQuotedComment(readDatabase(), id)
}
