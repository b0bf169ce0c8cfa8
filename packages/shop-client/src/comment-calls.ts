import { CAPTCHA_HONEYPOT } from '@rasteh/contracts/captcha'
import { type CommentsPage, type CommentsWire, toCommentsPage } from '@rasteh/contracts/comment-list'
import {
  type CommentCreatedWire,
  type CommentCreateRequest,
  type CommentRefusedWire,
  type CommentVote,
  type CommentVotes,
  type CommentVotesWire,
  type CurrentUserVotesWire,
  toCommentVote,
} from '@rasteh/contracts/comments'
import { ADDED_PATHS, fillPath, PATHS } from '@rasteh/contracts/paths'
import type { FieldErrors } from '@rasteh/form-rules/form'
import { callShop } from './call-shop.ts'

type Place = { sectionType: string; sectionId: number }

/** What is sent as a comment; an answer names what it answers. */
export type SentComment = Place & {
  parentId: number | null
  text: string
  isAnswer?: boolean
  rating?: number | null
  pros?: string
  cons?: string
  fullName?: string
  email?: string
  captcha?: string
  honeypot?: string
}

/** What became of a comment. */
export type CreatedComment =
  | { kind: 'created'; id: number; isPublished: boolean }
  | { kind: 'users-only' }
  | { kind: 'refused'; fields: FieldErrors }
  | { kind: 'failed'; message: string }

/** Sends a comment or an answer. */
export async function createComment(comment: SentComment): Promise<CreatedComment> {
  const call = { label: 'comment.create', method: 'POST', path: PATHS.commentCreate } as const
  try {
    const answer = await callShop({ ...call, body: toRequest(comment) })
    if (answer.status === 401) return { kind: 'users-only' }
    if (answer.ok) {
      const { CommentId, IsPublished }: CommentCreatedWire = await answer.json()
      return { kind: 'created', id: CommentId, isPublished: IsPublished }
    }
    const { Message, Fields }: CommentRefusedWire = await answer.json()
    // The shop's refusals are those of the form's own rules.
    return Fields
      ? { kind: 'refused', fields: Fields as FieldErrors }
      : { kind: 'failed', message: Message ?? '' }
  } catch {
    return { kind: 'failed', message: '' }
  }
}

/** Votes on a comment; null when the vote failed, for whatever reason. */
export async function voteOnComment({ commentId, isUpVote }: CommentVote): Promise<CommentVotes | null> {
  const body = { CommentId: commentId, IsUpVote: isUpVote }
  const wire = await read<CommentVotesWire>({
    label: 'comment.vote',
    method: 'POST',
    path: PATHS.commentVote,
    body,
  })
  return wire && { upVotes: wire.UpVoteCount, downVotes: wire.DownVoteCount }
}

/** How the customer voted on the comments of a section; nothing when that did not come. */
export async function loadCurrentUserVotes(place: Place): Promise<CommentVote[]> {
  const path = fillPath(ADDED_PATHS.commentCurrentUserVotes, place)
  const wire = await read<CurrentUserVotesWire>({ label: 'comment.own-votes', method: 'GET', path })
  return (wire ?? []).map(toCommentVote)
}

/** Asks for the comments after a place in the list, or for the further answers of one; null when they did not come. */
export async function listComments(
  place: Place,
  { after, parentId }: { after: string; parentId?: number },
): Promise<CommentsPage | null> {
  const query = new URLSearchParams({ After: after, ...(parentId && { Parent: String(parentId) }) })
  const path = `${fillPath(ADDED_PATHS.commentList, place)}?${query}`
  const wire = await read<CommentsWire>({ label: 'comment.list', method: 'GET', path })
  return wire && toCommentsPage(wire)
}

async function read<Wire>(call: Parameters<typeof callShop>[0]): Promise<Wire | null> {
  try {
    const answer = await callShop(call)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

function toRequest(comment: SentComment): CommentCreateRequest {
  const { fullName, email, captcha, honeypot, isAnswer, rating, pros, cons } = comment
  return {
    ParentId: comment.parentId,
    SectionId: comment.sectionId,
    SectionType: comment.sectionType,
    Comment: comment.text,
    ...(captcha !== undefined && { Captcha: captcha }),
    ...(fullName !== undefined && { FullName: fullName }),
    ...(email !== undefined && { Email: email }),
    ...(isAnswer && { IsAnswer: true }),
    ...(rating && { Rating: rating }),
    ...(pros && { Pros: pros }),
    ...(cons && { Cons: cons }),
    ...(honeypot && { [CAPTCHA_HONEYPOT]: honeypot }),
  }
}
