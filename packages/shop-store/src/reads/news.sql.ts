import { SEO_SQL } from './articles.ts'
import { focusOf } from './pictures.ts'
import { bodySql, isFoundIn, localesSql, SUMMARY_SQL, TITLE_SQL, writtenSql } from './written.sql.ts'

/** What everybody may see: published, and its day has come. */
const out = (news: string) =>
  `${news}.deleted_at is null and ${news}._status = 'published' and ${news}.published_at <= now()`

/** What lists show: that, without what is hidden where it is not translated. */
const shown = (news: string) => `${out(news)} and ${isFoundIn('news', news)}`

const LATEST_FIRST = 'order by a.published_at desc, a.id desc'

/** Lists answer no body: it is as long as all the rest together. */
const ENTRY = `a.id, a.slug, ${TITLE_SQL} as title, ${SUMMARY_SQL} as summary,
  m.filename as picture, ${focusOf('m')} as "pictureFocus", a.published_at as "publishedAt",
  a.updated_at as "updatedAt", ${writtenSql('news')} as written,
  case when c.id is not null
    then json_build_object('slug', c.slug, 'title', coalesce(c_own.title, c_fa.title)) end as category`

const JOINED = `${localesSql('news')}
  left join public.media m on m.id = a.picture_id
  left join public.news_categories c on c.id = a.category_id
  left join public.news_categories_locales c_fa on c_fa._parent_id = c.id and c_fa._locale = 'fa'
  left join public.news_categories_locales c_own on c_own._parent_id = c.id and c_own._locale = $1::public._locales`

const AUTHORED = `
  left join public.authors p on p.id = a.author_id
  left join public.authors_locales p_fa on p_fa._parent_id = p.id and p_fa._locale = 'fa'
  left join public.authors_locales p_own on p_own._parent_id = p.id and p_own._locale = $1::public._locales`

/** The tags in the page's language, or the Persian ones where it has none. */
const TAGS = `array(
    select t.text from public.news_texts t
    where t.parent_id = a.id and t.path = 'tags' and t.locale = case
      when exists (select from public.news_texts o
        where o.parent_id = a.id and o.path = 'tags' and o.locale = $1::public._locales)
      then $1::public._locales else 'fa' end
    order by t."order")`

/** Picks ids first, so that words are joined for the few rows of a page alone. */
const pageOf = (where: string) => `
  select a.id, a.published_at, false as is_lead from public.news a where ${shown('a')} and ${where}
  ${LATEST_FIRST} limit $2 offset $3`

const list = (picked: string, total: string) => `
  with picked as materialized (${picked})
  select ${ENTRY}, picked.is_lead as "isLead", (${total})::int as total
  from picked join public.news a on a.id = picked.id ${JOINED}
  where ${TITLE_SQL} is not null
  order by picked.is_lead desc, picked.published_at desc, picked.id desc`

const partOf = (where: string) =>
  list(pageOf(where), `select count(*) from public.news a where ${shown('a')} and ${where}`)

const newest = (where: string) => `(select l.id from public.news l where ${shown('l')} ${where}
    order by l.published_at desc, l.id desc limit 1)`

const LEAD = `coalesce(${newest('and l.featured')}, ${newest('')})`

/** The featured item is taken out of the pages, and put before the first of them. */
const ALL = list(
  `with lead as materialized (select ${LEAD} as id)
   (select a.id, a.published_at, true as is_lead from public.news a, lead where a.id = lead.id and $3 = 0)
   union all (${pageOf('a.id is distinct from (select id from lead)')})`,
  `select greatest(count(*) - 1, 0) from public.news a where ${shown('a')}`,
)

/** A tag is found in either language: the page of a Persian one is there in English too. */
const TAGGED = `exists (select from public.news_texts t where t.parent_id = a.id and t.path = 'tags' and t.text = $4)`

export const LISTS = {
  all: ALL,
  category: partOf('a.category_id = (select id from public.news_categories where slug = $4)'),
  tag: partOf(TAGGED),
  month: partOf('a.published_at >= $4::timestamptz and a.published_at < $5::timestamptz'),
}

const entries = (where: string) =>
  `select ${ENTRY} from public.news a ${JOINED} where ${shown('a')} and ${TITLE_SQL} is not null and ${where}`

export const LATEST = `${entries('true')} ${LATEST_FIRST} limit $2`

export const FEED = `
  select ${ENTRY}, coalesce(p_own.name, p_fa.name) as author, ${TAGS} as tags
  from public.news a ${JOINED} ${AUTHORED}
  where ${out('a')} and own.title is not null
    and shop.is_found_in('news', a.id, $1::public._locales::text) and coalesce(a.seo_hidden, false) = false
  ${LATEST_FIRST} limit $2`

export const ITEM = `
  select ${ENTRY}, coalesce(a.has_comments, false) as "hasComments", ${bodySql('news')} as body,
    coalesce(a.untranslated::text, 'show') as untranslated, ${TAGS} as tags, ${SEO_SQL} as seo,
    case when p.id is not null then json_build_object('name', coalesce(p_own.name, p_fa.name),
      'role', coalesce(p_own.role, p_fa.role), 'picture', pm.filename, 'pictureFocus', ${focusOf('pm')}) end as author
  from public.news a ${JOINED} ${AUTHORED}
  left join public.media pm on pm.id = p.picture_id
  left join public.media shared on shared.id = a.seo_picture_id
  where ${out('a')} and a.slug = $2 and ${TITLE_SQL} is not null`

const further = (kind: string, from: string, place: string) => `
  (select a.id, '${kind}' as kind, ${place} as place, a.published_at from ${from} where ${shown('a')} and a.id <> $3
   order by place, a.published_at desc, a.id desc limit $2)`

/** The first kind of which there are any. */
export const RELATED = `
  with found as materialized (
    ${further('chosen', `public.news_rels r join public.news a on a.id = r.news_id and r.parent_id = $3 and r.path = 'related'`, 'r."order"')}
    union all ${further('category', 'public.news here join public.news a on a.category_id = here.category_id and here.id = $3', '0')}
    union all ${further('latest', 'public.news a', '0')}
  )
  select ${ENTRY}, found.kind
  from found join public.news a on a.id = found.id ${JOINED}
  where ${TITLE_SQL} is not null and found.kind = (select kind from found
    order by array_position(array['chosen', 'category', 'latest'], found.kind) limit 1)
  order by found.place, found.published_at desc, found.id desc`

export const NEWS_CATEGORIES = `
  select c.id, c.slug, coalesce(own.title, fa.title) as title,
    exists (select from public.news a where a.category_id = c.id and ${shown('a')}) as "hasNews"
  from public.news_categories c
  join public.news_categories_locales fa on fa._parent_id = c.id and fa._locale = 'fa'
  left join public.news_categories_locales own on own._parent_id = c.id and own._locale = $1::public._locales
  order by c.position, c.id`

export const MONTHS = `
  select width_bucket(a.published_at, $2::timestamptz[]) - 1 as place, count(*)::int as count
  from public.news a
  where ${shown('a')} and a.published_at >= ($2::timestamptz[])[1]
  group by 1 order by 1 desc`
