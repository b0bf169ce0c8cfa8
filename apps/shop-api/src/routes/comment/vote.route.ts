import {
  CommentVoteRequest,
  CommentVotesWire,
  toCommentVote,
  toCommentVotesWire,
} from '@rasteh/contracts/comments'
import { PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { saveVote } from '@rasteh/shop-store/comments'
import { takeTries } from '@rasteh/shop-store/tries'
import { customerOf } from '../../http/customer-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'
import { answerTooMany, COMMENT_NOT_FOUND, ONLY_FOR_USERS } from './answer-comment-refused.ts'
import { votingTries } from './comment-tries.ts'

/** Takes a customer's vote on a comment; a second one takes the place of the first. */
export async function voteRoute(app: ShopApi) {
  const response = { 200: CommentVotesWire, 401: FailureWire, 404: FailureWire, 429: FailureWire }
  app.post(
    PATHS.commentVote,
    { schema: { tags: ['comment'], body: CommentVoteRequest, response }, config: { rateLimit: {} } },
    async (request, reply) => {
      const customerId = await customerOf(request)
      if (customerId === null) return reply.code(401).send(ONLY_FOR_USERS)
      const waitSeconds = await takeTries(app.database, votingTries(customerId))
      if (waitSeconds > 0) return answerTooMany(reply, waitSeconds)
      const { commentId, isUpVote } = toCommentVote(request.body)
      const votes = await saveVote(app.database, { commentId, customerId, isUp: isUpVote })
      if (!votes) return reply.code(404).send(COMMENT_NOT_FOUND)
      return toCommentVotesWire({ upVotes: votes.up, downVotes: votes.down })
    },
  )
}
