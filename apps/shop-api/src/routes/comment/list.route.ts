import {
  CommentListParams,
  CommentListQuery,
  type CommentsPage,
  CommentsWire,
  formatCommentsCursor,
  parseCommentsCursor,
  toCommentsWire,
} from '@rasteh/contracts/comment-list'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import type { Database } from '@rasteh/shop-store/pool'
import {
  ANSWERS_PAGE,
  type CommentsCursor,
  type CommentsPlace,
  loadAnswers,
  loadComments,
} from '@rasteh/shop-store/reads/comments'
import type { ShopApi } from '../../http/shop-api.ts'

/** Further comments of a section, or further answers of one of them. */
export async function listCommentsRoute(app: ShopApi) {
  const response = { 200: CommentsWire }
  app.get(
    ADDED_PATHS.commentList,
    { schema: { tags: ['comment'], params: CommentListParams, querystring: CommentListQuery, response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { Parent: parentId, After } = request.query
      const after = After === undefined ? undefined : parseCommentsCursor(After)
      const page =
        parentId === undefined
          ? await commentsAfter(app.database, request.params, after)
          : await answersAfter(app.database, parentId, after?.id ?? 0)
      return toCommentsWire(page)
    },
  )
}

async function commentsAfter(
  database: Database,
  place: CommentsPlace,
  after: CommentsCursor | undefined,
): Promise<CommentsPage> {
  const { comments, next } = await loadComments(database, place, after)
  return { comments, next: next && formatCommentsCursor(next) }
}

async function answersAfter(database: Database, parentId: number, afterId: number): Promise<CommentsPage> {
  const answers = await loadAnswers(database, parentId, afterId)
  const last = answers.length < ANSWERS_PAGE ? undefined : answers.at(-1)
  return {
    comments: answers.map((answer) => ({ ...answer, answerCount: 0, answers: [] })),
    next: last ? formatCommentsCursor({ helpfulness: 0, id: last.id }) : null,
  }
}
