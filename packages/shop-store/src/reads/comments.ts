import type { Database } from '../platform/pool.ts'
import { ANSWERS, ANSWERS_PAGE, COMMENTS, COMMENTS_PAGE, COMMENTS_SECTION, QUOTED } from './comments.sql.ts'

/** What comments belong to. */
export type CommentsPlace = { sectionType: string; sectionId: number }

/** A comment as visitors read it. */
export type ShownComment = {
  id: number
  /** Null where none was given. */
  name: string | null
  text: string
  writtenAtMs: number
  isByStaff: boolean
  /** Its writer has bought the product. */
  isByBuyer: boolean
  upVotes: number
  downVotes: number
}

/** A comment at the top, with its first answers. */
export type CommentTalk = ShownComment & {
  /** Its stars; null where none were given, or the writer gave others since. */
  rating: number | null
  /** What is good and what is bad, a line each. */
  pros: string | null
  cons: string | null
  helpfulness: number
  answerCount: number
  answers: ShownComment[]
}

/** How many comments a section shows, and what its form asks for. */
export type CommentsSection = {
  count: number
  /** How many ratings of one star, of two, … */
  stars: number[]
  guestsMayComment: boolean
  needsCaptcha: boolean
  needsApproval: boolean
}

/** Where the next page begins: after the comment that stood last. */
export type CommentsCursor = { helpfulness: number; id: number }

export { ANSWERS_PAGE, COMMENTS_PAGE }

const FIRST: CommentsCursor = { helpfulness: Number.POSITIVE_INFINITY, id: 0 }

/** What is shown above the comments and what their form asks for: one statement. */
export async function loadCommentsSection(
  database: Database,
  { sectionType, sectionId }: CommentsPlace,
): Promise<CommentsSection> {
  const { rows } = await database.query<CommentsSection>({
    name: 'comments-section',
    text: COMMENTS_SECTION,
    values: [sectionType, sectionId],
  })
  return (
    rows[0] ?? {
      count: 0,
      stars: [0, 0, 0, 0, 0],
      guestsMayComment: false,
      needsCaptcha: true,
      needsApproval: true,
    }
  )
}

/** One page of comments, the most helpful first: one statement. */
export async function loadComments(
  database: Database,
  { sectionType, sectionId }: CommentsPlace,
  after: CommentsCursor = FIRST,
): Promise<{ comments: CommentTalk[]; next: CommentsCursor | null }> {
  const { rows } = await database.query<CommentTalk>({
    name: 'comments',
    text: COMMENTS,
    values: [sectionType, sectionId, after.helpfulness, after.id],
  })
  const last = rows.at(-1)
  const isLastPage = rows.length < COMMENTS_PAGE || !last
  return { comments: rows, next: isLastPage ? null : { helpfulness: last.helpfulness, id: last.id } }
}

/** The answers to a comment after the one named, the oldest first; 0 names none. */
export async function loadAnswers(
  database: Database,
  commentId: number,
  afterId: number,
): Promise<ShownComment[]> {
  const { rows } = await database.query<ShownComment>({
    name: 'comment-answers',
    text: ANSWERS,
    values: [commentId, afterId],
  })
  return rows
}

/** A shown comment with its section, for a visitor who wants to answer it; null when there is none. */
export async function loadQuotedComment(
  database: Database,
  id: number,
): Promise<(ShownComment & CommentsPlace) | null> {
  const { rows } = await database.query<ShownComment & CommentsPlace>({
    name: 'quoted-comment',
    text: QUOTED,
    values: [id],
  })
  return rows[0] ?? null
}
