import type { AnswerWire, CommentsWire } from './list-wire.ts'

/** A comment in the shop's own words. Without a name its writer gave none. */
export type ListedAnswer = {
  readonly id: number
  readonly name: string | null
  readonly text: string
  readonly writtenAtMs: number
  readonly isByStaff: boolean
  /** Its writer has bought the product. */
  readonly isByBuyer: boolean
  readonly upVotes: number
  readonly downVotes: number
}
export type ListedComment = ListedAnswer & {
  readonly rating: number | null
  readonly pros: string | null
  readonly cons: string | null
  readonly answerCount: number
  readonly answers: readonly ListedAnswer[]
}
export type CommentsPage = { readonly comments: readonly ListedComment[]; readonly next: string | null }

type Cursor = { readonly helpfulness: number; readonly id: number }

/** Writes where a page begins. */
export function formatCommentsCursor({ helpfulness, id }: Cursor): string {
  return `${helpfulness}_${id}`
}

/** Reads where a page begins. */
export function parseCommentsCursor(text: string): Cursor {
  const [helpfulness, id] = text.split('_')
  return { helpfulness: Number(helpfulness), id: Number(id) }
}

/** Writes a page of comments. */
export function toCommentsWire({ comments, next }: CommentsPage): CommentsWire {
  const Comments = comments.map((comment) => ({
    ...toAnswerWire(comment),
    Rating: comment.rating,
    Pros: comment.pros,
    Cons: comment.cons,
    AnswerCount: comment.answerCount,
    Answers: comment.answers.map(toAnswerWire),
  }))
  return { Comments, Next: next }
}

/** Reads a page of comments. */
export function toCommentsPage({ Comments, Next }: CommentsWire): CommentsPage {
  const comments = Comments.map((wire) => ({
    ...toListedAnswer(wire),
    rating: wire.Rating,
    pros: wire.Pros,
    cons: wire.Cons,
    answerCount: wire.AnswerCount,
    answers: wire.Answers.map(toListedAnswer),
  }))
  return { comments, next: Next }
}

function toAnswerWire(answer: ListedAnswer): AnswerWire {
  return {
    CommentId: answer.id,
    FullName: answer.name,
    Comment: answer.text,
    WrittenAt: answer.writtenAtMs,
    IsStaff: answer.isByStaff,
    IsBuyer: answer.isByBuyer,
    UpVoteCount: answer.upVotes,
    DownVoteCount: answer.downVotes,
  }
}

function toListedAnswer(wire: AnswerWire): ListedAnswer {
  return {
    id: wire.CommentId,
    name: wire.FullName,
    text: wire.Comment,
    writtenAtMs: wire.WrittenAt,
    isByStaff: wire.IsStaff,
    isByBuyer: wire.IsBuyer,
    upVotes: wire.UpVoteCount,
    downVotes: wire.DownVoteCount,
  }
}
