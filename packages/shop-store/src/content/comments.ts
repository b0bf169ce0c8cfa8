import type { Database } from '../platform/pool.ts'

/** What a visitor wrote under a section. What was not given is null. */
export type NewComment = {
  sectionType: string
  sectionId: number
  /** The comment that this one answers. */
  parentId: number | null
  text: string
  fullName: string | null
  email: string | null
  customerId: number | null
  culture: 'fa-IR' | 'en-US'
  isPublished: boolean
  rating: number | null
  pros: string | null
  cons: string | null
}

export type CommentVotesCount = { up: number; down: number }

/**
 * Stores a comment, in one statement with the job that renews its page if it is shown at once. Null when there is
 * no such section in the shop, or no such comment in it to answer. A customer who gives no name goes by their own.
 */
export async function saveComment(
  database: Database,
  comment: NewComment,
  purge: { queue: string; keys: readonly string[] },
): Promise<number | null> {
  const { rows } = await database.query<{ id: number }>({
    name: 'save-comment',
    text: SAVE,
    values: [
      comment.sectionType,
      comment.sectionId,
      comment.parentId,
      comment.text,
      comment.fullName,
      comment.email,
      comment.customerId,
      comment.culture,
      comment.isPublished,
      purge.queue,
      JSON.stringify({ keys: purge.keys }),
      comment.rating,
      comment.pros,
      comment.cons,
    ],
  })
  return rows[0]?.id ?? null
}

/** Keeps a customer's vote, in place of an earlier one; null when no such comment is shown. */
export async function saveVote(
  database: Database,
  vote: { commentId: number; customerId: number; isUp: boolean },
): Promise<CommentVotesCount | null> {
  const { rows } = await database.query<CommentVotesCount>({
    name: 'vote-on-comment',
    text: 'select up, down from shop.vote_on_comment($1, $2, $3)',
    values: [vote.commentId, vote.customerId, vote.isUp],
  })
  return rows[0] ?? null
}

/** How a customer voted on the comments of a section, the newest votes first. */
export async function loadCustomerVotes(
  database: Database,
  customerId: number,
  { sectionType, sectionId }: { sectionType: string; sectionId: number },
): Promise<{ commentId: number; isUpVote: boolean }[]> {
  const { rows } = await database.query<{ commentId: number; isUpVote: boolean }>({
    name: 'own-comment-votes',
    text: `select v.comment_id as "commentId", v.is_up as "isUpVote"
      from shop.comment_votes v join shop.comment_places p on p.comment_id = v.comment_id
      where v.customer_id = $1 and p.section_type = $2 and p.section_id = $3 and p.is_shown
      order by v.voted_at desc limit ${CUSTOMER_VOTES_MAX}`,
    values: [customerId, sectionType, sectionId],
  })
  return rows
}

/** More votes than this on the comments of one product are not made in good faith. */
const CUSTOMER_VOTES_MAX = 500

const IS_THERE = `case $1::text
    when 'product' then exists (
      select from public.products where id = $2::int and deleted_at is null and _status = 'published')
    when 'news' then exists (select from public.news where id = $2::int and has_comments
      and deleted_at is null and _status = 'published' and published_at <= now())
    else false end
  and ($3::int is null or exists (
    select from shop.comment_places p
    where p.comment_id = $3::int and p.section_type = $1::text and p.section_id = $2::int and p.is_shown))`

const SAVE = `
  with saved as (
    insert into public.comments (section_type, section_id, parent_id, text, full_name, email, customer_id, culture,
      is_answer, by_staff, status)
    select $1::text::public.enum_comments_section_type, $2::int, $3::int, $4,
      coalesce($5, (select c.name from public.customers c where c.id = $7::int)), $6, $7::int,
      $8::text::public.enum_comments_culture, $3::int is not null, false,
      (case when $9::boolean then 'published' else 'pending' end)::public.enum_comments_status
    where ${IS_THERE}
    returning id
  ), told as (
    select shop.enqueue($10, $11::jsonb) from saved where $9::boolean
  ), opinion as (
    select shop.keep_opinion(id, $12::smallint, $13::text, $14::text) from saved
    where num_nonnulls($12::smallint, $13::text, $14::text) > 0
  )
  select id, (select count(*) from told) + (select count(*) from opinion) as told from saved`
