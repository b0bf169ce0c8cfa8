import {
  CommentListParams,
  CommentListQuery,
  CommentsWire,
  parseCommentsCursor,
  toCommentsWire,
} from '@rasteh/contracts/comment-list'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { noStore } from '../../http/current-user.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Further comments of a section, or further answers of one of them. */
export async function listCommentsRoute(app: ShopApi) {
  const response = { 200: CommentsWire }
  app.get(
    ADDED_PATHS.commentList,
    {
      schema: { tags: ['comment'], params: CommentListParams, querystring: CommentListQuery, response },
      preHandler: noStore,
    },
    async (request) => {
      const { Parent: parentId, After } = request.query
      const after = After === undefined ? undefined : parseCommentsCursor(After)
      return toCommentsWire(await app.comments.load(request.params, { parentId, after }))
    },
  )
}
