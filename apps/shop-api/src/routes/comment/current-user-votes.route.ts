import { CommentListParams } from '@rasteh/contracts/comment-list'
import { CurrentUserVotesWire, toCurrentUserVotesWire } from '@rasteh/contracts/comments'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { noStore } from '../../http/current-user.ts'
import { readCaller } from '../../http/read-caller.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** How the customer voted on the comments of a section: the page itself is rendered the same for everybody. */
export async function currentUserVotesRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.commentCurrentUserVotes,
    {
      schema: {
        tags: ['comment'],
        params: CommentListParams,
        response: { 200: CurrentUserVotesWire, 401: FailureWire },
      },
      preHandler: noStore,
    },
    async (request, reply) => {
      const votes = await app.comments.loadVotes(await readCaller(request), request.params)
      return answerOutcome(reply, votes, toCurrentUserVotesWire)
    },
  )
}
