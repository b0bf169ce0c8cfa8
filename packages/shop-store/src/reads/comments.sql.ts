/**
 * How many comments a page has, how many answers come with each of them, and how many further ones at once. They stand
 * in the statements themselves: of a length that it is only given later, PostgreSQL expects a tenth of all comments.
 */
export const COMMENTS_PAGE = 10
const ANSWERS_SHOWN = 3
export const ANSWERS_PAGE = 20

/** What is shown of a comment: `place` names the row of its place, and `c` is the row of its words. */
const shown = (place: string) => `${place}.comment_id as id, nullif(c.full_name, '') as name, c.text,
  floor(extract(epoch from c.created_at) * 1000)::bigint as "writtenAtMs", c.by_staff as "isByStaff",
  ${place}.is_by_buyer as "isByBuyer",
  ${place}.up_votes as "upVotes", ${place}.down_votes as "downVotes"`

/** $1 the kind of section, $2 its id. A shop that has saved no settings yet has those of the dashboard's form. */
export const COMMENTS_SECTION = `
  select coalesce(n.comment_count, 0) as count, coalesce(n.stars, '{0,0,0,0,0}') as stars,
    coalesce(s.guest_comments, false) as "guestsMayComment", coalesce(s.comment_captcha, true) as "needsCaptcha",
    coalesce(s.comment_approval, true) as "needsApproval"
  from (select 1) one left join (select * from public.shop_settings order by id limit 1) s on true
  left join shop.comment_sections n on n.section_type = $1::text and n.section_id = $2::int`

/** The first answers of the comment `place`. */
const FIRST_ANSWERS = `
  select json_agg(answer order by answer.id) from (
    select ${shown('p')} from shop.comment_places p join public.comments c on c.id = p.comment_id
    where p.parent_id = place.comment_id and p.is_shown and place.answer_count > 0
    order by p.comment_id limit ${ANSWERS_SHOWN}
  ) answer`

/**
 * $1 and $2 the section, $3 and $4 the helpfulness and id after which the page begins. The places are cut to the page
 * before their words are looked up.
 */
export const COMMENTS = `
  with place as materialized (
    select * from shop.comment_places
    where section_type = $1::text and section_id = $2::int and is_shown and parent_id is null
      and (helpfulness, comment_id) < ($3::double precision, $4::int)
    order by helpfulness desc, comment_id desc limit ${COMMENTS_PAGE}
  )
  select ${shown('place')}, place.rating, w.pros, w.cons, place.helpfulness, place.answer_count as "answerCount",
    case when place.answer_count > 0 then coalesce((${FIRST_ANSWERS}), '[]') else '[]' end as answers
  from place join public.comments c on c.id = place.comment_id
  left join shop.comment_opinions w on w.comment_id = place.comment_id
  order by place.helpfulness desc, place.comment_id desc`

/** $1 the answered comment, $2 the answer after which the page begins. */
export const ANSWERS = `
  select ${shown('p')} from shop.comment_places p join public.comments c on c.id = p.comment_id
  where p.parent_id = $1::int and p.is_shown and p.comment_id > $2::int
    and (select top.is_shown from shop.comment_places top where top.comment_id = $1::int)
  order by p.comment_id limit ${ANSWERS_PAGE}`

/** $1 the comment. */
export const QUOTED = `
  select ${shown('p')}, p.section_type as "sectionType", p.section_id as "sectionId"
  from shop.comment_places p join public.comments c on c.id = p.comment_id
  where p.comment_id = $1::int and p.is_shown
    and (p.parent_id is null or exists (
      select from shop.comment_places top where top.comment_id = p.parent_id and top.is_shown))`
