import { CAPTCHA_LURE } from '@rasteh/contracts/captcha'
import {
  CommentCreatedWire,
  CommentCreateRequest,
  CommentRefusedWire,
  toCommentCreatedWire,
  toWrittenComment,
} from '@rasteh/contracts/comments'
import { PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import type { ShopApi } from '../../http/shop-api.ts'
import { answerCommentRefused } from './answer-comment-refused.ts'
import { keepComment } from './keep-comment.ts'

/** What a program is told that filled the field nobody sees: nothing was kept. */
const PRETENDED = { commentId: 1, isPublished: false }

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
      if (request.body[CAPTCHA_LURE]) return toCommentCreatedWire(PRETENDED)
      const kept = await keepComment(request, toWrittenComment(request.body))
      return kept.ok ? toCommentCreatedWire(kept.value) : answerCommentRefused(reply, kept.refusal)
    },
  )
}
