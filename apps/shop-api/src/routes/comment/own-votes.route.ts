import { CommentListParams } from '@rasteh/contracts/comment-list'
import { OwnVotesWire, toOwnVotesWire } from '@rasteh/contracts/comments'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { loadOwnVotes } from '@rasteh/shop-store/comments'
import { customerOf } from '../../http/customer-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { ONLY_FOR_USERS } from './answer-comment-refused.ts'

/** How the customer voted on the comments of a section: their page is drawn the same for everybody. */
export async function ownVotesRoute(app: ShopApi) {
  const response = { 200: OwnVotesWire, 401: FailureWire }
  app.get(
    ADDED_PATHS.commentOwnVotes,
    { schema: { tags: ['comment'], params: CommentListParams, response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const customerId = await customerOf(request)
      if (customerId === null) return reply.code(401).send(ONLY_FOR_USERS)
      return toOwnVotesWire(await loadOwnVotes(app.database, customerId, request.params))
    },
  )
}
