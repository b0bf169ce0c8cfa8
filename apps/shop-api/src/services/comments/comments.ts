import { type CommentsPage, formatCommentsCursor } from '@rasteh/contracts/comment-list'
import type { CommentVote, CommentVotes, WrittenComment } from '@rasteh/contracts/comments'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { loadCustomerVotes, saveVote } from '@rasteh/shop-store/content/comments'
import { takeAttempts } from '@rasteh/shop-store/platform/attempt-limits'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import {
  ANSWERS_PAGE,
  type CommentsCursor,
  type CommentsPlace,
  loadAnswers,
  loadComments,
} from '@rasteh/shop-store/reads/comments'
import type { Caller } from '../caller.ts'
import type { CaptchaCaller } from '../captchas/captcha-caller.ts'
import type { CommentSaveRefusal } from '../refusals.ts'
import { votingLimits } from './comment-limits.ts'
import { type CommentDeps, type SavedComment, saveWrittenComment } from './save-written-comment.ts'

type CommentsFrom = { parentId: number | undefined; after: CommentsCursor | undefined }
export type Comments = ReturnType<typeof createComments>

/** What a program is answered that filled the honeypot: nothing was saved. */
const PRETENDED: SavedComment = { commentId: 1, isPublished: false }

export function createComments(deps: CommentDeps) {
  const { database, sessions } = deps
  return {
    async create(
      caller: CaptchaCaller,
      written: WrittenComment,
    ): Promise<Outcome<SavedComment, CommentSaveRefusal>> {
      return written.honeypot ? accept(PRETENDED) : saveWrittenComment(deps, caller, written)
    },
    /** Saves a customer's vote; a second one replaces the first. */
    async vote(
      caller: Caller,
      { commentId, isUpVote }: CommentVote,
    ): Promise<Outcome<CommentVotes, CommentSaveRefusal>> {
      const customerId = await sessions.findCustomer(caller.claim)
      if (customerId === null) return refuse({ kind: 'only-for-users' })
      const waitSeconds = await takeAttempts(database, votingLimits(customerId))
      if (waitSeconds > 0) return refuse({ kind: 'too-many-comments', waitSeconds })
      const votes = await saveVote(database, { commentId, customerId, isUp: isUpVote })
      return votes
        ? accept({ upVotes: votes.up, downVotes: votes.down })
        : refuse({ kind: 'comment-not-found' })
    },
    /** How the current user voted on the comments of a section. */
    async loadVotes(caller: Caller, place: CommentsPlace) {
      const customerId = await sessions.findCustomer(caller.claim)
      if (customerId === null) return refuse({ kind: 'only-for-users' } as const)
      return accept(await loadCustomerVotes(database, customerId, place))
    },
    /** Further comments of a section, or further answers of one comment. */
    load: (place: CommentsPlace, { parentId, after }: CommentsFrom) =>
      parentId === undefined
        ? loadCommentsAfter(database, place, after)
        : loadAnswersAfter(database, parentId, after?.id ?? 0),
  }
}

/** Answers give no stars. */
const NO_OPINION = { rating: null, pros: null, cons: null }

async function loadCommentsAfter(
  database: Pool,
  place: CommentsPlace,
  after: CommentsCursor | undefined,
): Promise<CommentsPage> {
  const { comments, next } = await loadComments(database, place, after)
  return { comments, next: next && formatCommentsCursor(next) }
}

async function loadAnswersAfter(database: Pool, parentId: number, afterId: number): Promise<CommentsPage> {
  const answers = await loadAnswers(database, parentId, afterId)
  const last = answers.length < ANSWERS_PAGE ? undefined : answers.at(-1)
  return {
    comments: answers.map((answer) => ({ ...answer, ...NO_OPINION, answerCount: 0, answers: [] })),
    next: last ? formatCommentsCursor({ helpfulness: 0, id: last.id }) : null,
  }
}
