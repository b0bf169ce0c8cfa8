import { type Static, Type } from 'typebox'
import { SectionType } from './comments.ts'
import { Count, nullable, SerialId } from './wire-types.ts'

/** Which section's comments are asked for. */
export const CommentListParams = Type.Object({ sectionType: SectionType, sectionId: SerialId })
export type CommentListParams = Static<typeof CommentListParams>

/** How a place in the list is written. */
export const COMMENTS_CURSOR = '^-?[0-9.]{1,24}(e-[0-9]{1,3})?_[0-9]{1,10}$'

/** After which comment the page begins, and with a `Parent` that its further answers are wanted instead. */
export const CommentListQuery = Type.Object({
  Parent: Type.Optional(SerialId),
  After: Type.Optional(Type.String({ pattern: COMMENTS_CURSOR })),
})
export type CommentListQuery = Static<typeof CommentListQuery>

const shown = {
  CommentId: SerialId,
  FullName: nullable(Type.String()),
  Comment: Type.String(),
  WrittenAt: Type.Integer(),
  IsStaff: Type.Boolean(),
  IsBuyer: Type.Boolean(),
  UpVoteCount: Count,
  DownVoteCount: Count,
}
const AnswerWire = Type.Object(shown)
const CommentWire = Type.Object({ ...shown, AnswerCount: Count, Answers: Type.Array(AnswerWire) })

/** A page of comments; `Next` names where the following one begins, if there is one. */
export const CommentsWire = Type.Object({ Comments: Type.Array(CommentWire), Next: nullable(Type.String()) })
export type CommentsWire = Static<typeof CommentsWire>

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
    AnswerCount: comment.answerCount,
    Answers: comment.answers.map(toAnswerWire),
  }))
  return { Comments, Next: next }
}

/** Reads a page of comments. */
export function toCommentsPage({ Comments, Next }: CommentsWire): CommentsPage {
  const comments = Comments.map((wire) => ({
    ...toListedAnswer(wire),
    answerCount: wire.AnswerCount,
    answers: wire.Answers.map(toListedAnswer),
  }))
  return { comments, next: Next }
}

function toAnswerWire(answer: ListedAnswer): Static<typeof AnswerWire> {
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

function toListedAnswer(wire: Static<typeof AnswerWire>): ListedAnswer {
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
