import type { Database } from '@rasteh/shop-store/platform/pool'

export type NewsSketch = {
  title?: string
  titleEn?: string
  publishedAt?: Date | string
  status?: 'published' | 'draft'
  isDeleted?: boolean
  isHidden?: boolean
  isFeatured?: boolean
  hasComments?: boolean
  categoryId?: number
  authorId?: number
  tags?: readonly string[]
  tagsEn?: readonly string[]
  relatedIds?: readonly number[]
}

let count = 0

/** A news item as editors publish it, an hour ago unless it says otherwise. */
export async function addNews(
  owner: Database,
  sketch: NewsSketch = {},
): Promise<{ id: number; slug: string }> {
  count += 1
  const slug = `news-${process.pid}-${count}`
  const { title = slug, titleEn = null, publishedAt = new Date(Date.now() - 3_600_000) } = sketch
  const { status = 'published', tags = [], tagsEn = [], relatedIds = [] } = sketch
  const { rows } = await owner.query<{ id: number }>(
    `with item as (
       insert into public.news (slug, published_at, _status, deleted_at, seo_hidden, featured, category_id, author_id,
         has_comments)
       values ($1, $2, $3::text::public.enum_news_status, case when $4 then now() end, $5, $6, $7, $8, $14) returning id
     ), words as (
       insert into public.news_locales (_parent_id, _locale, title)
       select id, l.locale::public._locales, l.title from item,
         (values ('fa', $9::text), ('en', $10::text)) l (locale, title) where l.title is not null
     ), tagged as (
       insert into public.news_texts (parent_id, path, locale, text, "order")
       select id, 'tags', t.locale::public._locales, t.tag, t.place from item, (
         select 'fa' as locale, tag, place from unnest($11::text[]) with ordinality fa (tag, place)
         union all select 'en', tag, place from unnest($12::text[]) with ordinality en (tag, place)) t
     ), related as (
       insert into public.news_rels (parent_id, path, news_id, "order")
       select id, 'related', r.news_id, r.place from item,
         unnest($13::int[]) with ordinality r (news_id, place)
     )
     select id from item`,
    [
      ...[slug, publishedAt, status, sketch.isDeleted ?? false, sketch.isHidden ?? false],
      ...[sketch.isFeatured ?? false, sketch.categoryId ?? null, sketch.authorId ?? null],
      ...[title, titleEn, tags, tagsEn, relatedIds, sketch.hasComments ?? false],
    ],
  )
  return { id: rows[0]?.id ?? 0, slug }
}

/** A category of news; its slug is its English title. */
export async function addNewsCategory(
  owner: Database,
  titles: { fa: string; en: string },
  position = 0,
): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `with made as (insert into public.news_categories (slug, position) values ($2, $3) returning id),
     words as (
       insert into public.news_categories_locales (_parent_id, _locale, title)
       select id, l.locale::public._locales, l.title from made, (values ('fa', $1::text), ('en', $2::text)) l (locale, title)
     ) select id from made`,
    [titles.fa, titles.en, position],
  )
  return rows[0]?.id ?? 0
}

/** Somebody who writes news. */
export async function addAuthor(owner: Database, name: string, role: string | null = null): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `with made as (insert into public.authors default values returning id), words as (
       insert into public.authors_locales (_parent_id, _locale, name, role) select id, 'fa', $1, $2 from made
     ) select id from made`,
    [name, role],
  )
  return rows[0]?.id ?? 0
}
