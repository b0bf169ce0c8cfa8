import {
  CommentCreatedWire,
  CommentCreateRequest,
  CommentRefusedWire,
  toCommentCreatedWire,
  toWrittenComment,
} from '@rasteh/contracts/comments'
import { PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { captchaCaller } from '../../http/captcha-cookies.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Takes a comment or an answer. */
export async function createCommentRoute(app: ShopApi) {
  const response = {
    200: CommentCreatedWire,
    400: CommentRefusedWire,
    401: FailureWire,
    404: FailureWire,
    429: FailureWire,
  }
  app.post(
    PATHS.commentCreate,
    { schema: { tags: ['comment'], body: CommentCreateRequest, response }, config: { rateLimit: {} } },
    async (request, reply) => {
      const caller = await captchaCaller(request, 'comment')
      const saved = await app.comments.create(caller, toWrittenComment(request.body))
      return answerOutcome(reply, saved, toCommentCreatedWire)
    },
  )
}
