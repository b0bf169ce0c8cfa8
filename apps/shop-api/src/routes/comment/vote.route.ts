import {
  CommentVoteRequest,
  CommentVotesWire,
  toCommentVote,
  toCommentVotesWire,
} from '@rasteh/contracts/comments'
import { PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { readCaller } from '../../http/read-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Takes a customer's vote on a comment; a second one replaces the first. */
export async function voteRoute(app: ShopApi) {
  const response = { 200: CommentVotesWire, 401: FailureWire, 404: FailureWire, 429: FailureWire }
  app.post(
    PATHS.commentVote,
    { schema: { tags: ['comment'], body: CommentVoteRequest, response }, config: { rateLimit: {} } },
    async (request, reply) => {
      const votes = await app.comments.vote(await readCaller(request), toCommentVote(request.body))
      return answerOutcome(reply, votes, toCommentVotesWire)
    },
  )
}
