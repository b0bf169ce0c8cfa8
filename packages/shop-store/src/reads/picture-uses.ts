import type { Database } from '../platform/pool.ts'

/** A document that shows a picture, published or in its newest draft. */
export type PictureUse = { kind: PictureUseKind; id: number; title: string }

export type PictureUseKind =
  | 'products'
  | 'categories'
  | 'pages'
  | 'news'
  | 'authors'
  | 'banks'
  | 'installment-banks'
  | 'brand'

/** Where a picture of the library is used: in a field, in a module, or inside a text. One statement. */
export async function loadPictureUses(database: Database, pictureId: number): Promise<PictureUse[]> {
  const { rows } = await database.query<PictureUse>({
    name: 'picture-uses',
    text: PICTURE_USES,
    values: [pictureId],
  })
  return rows
}

/** A number in a module's picture fields, or a picture inside a text, however deep it lies. */
const within = (json: string) => `jsonb_path_exists(${json}, '$.** ?
  (@.picture == $id || @.pictures[*] == $id || (@.relationTo == "media" && (@.value == $id || @.value.id == $id)))',
  jsonb_build_object('id', $1::int))`

const nameOf = (kind: PictureUseKind) => (kind === 'authors' ? 't.name' : 't.title')

const use = (kind: PictureUseKind, table: string, where: string) => `
  select '${kind}' as kind, d.id, coalesce(${nameOf(kind)}, '') as title
  from public.${table} d
  left join public.${table}_locales t on t._parent_id = d.id and t._locale = 'fa'
  where ${where}`

const inTexts = (table: string, column: string) =>
  `exists (select from public.${table}_locales l where l._parent_id = d.id and ${within(`l.${column}`)})`

/** The newest draft beside what is published: publishing it must not find its picture gone. */
const inDraft = (table: string, fields: readonly string[], column: string) => `exists (
  select from public._${table}_v v where v.parent_id = d.id and v.latest and (
    $1 in (${fields.map((field) => `v.version_${field}`).join(', ')})
    or exists (select from public._${table}_v_locales l
      where l._parent_id = v.id and ${within(`l.version_${column}`)})))`

/** Exported for the test that compares it with the tables. */
export const PICTURE_USES = [
  use(
    'products',
    'products',
    `$1 in (d.picture_id, d.seo_picture_id) or ${inTexts('products', 'description')}
      or exists (select from public.products_rels r where r.parent_id = d.id and r.media_id = $1)
      or exists (select from public._products_v_rels r join public._products_v v on v.id = r.parent_id
        where v.parent_id = d.id and v.latest and r.media_id = $1)
      or ${inDraft('products', ['picture_id', 'seo_picture_id'], 'description')}`,
  ),
  use('categories', 'categories', '$1 in (d.picture_id, d.seo_picture_id)'),
  use(
    'pages',
    'pages',
    `$1 = d.seo_picture_id or ${inTexts('pages', 'layout')} or ${inDraft('pages', ['seo_picture_id'], 'layout')}`,
  ),
  use(
    'news',
    'news',
    `$1 in (d.picture_id, d.seo_picture_id) or ${inTexts('news', 'body')}
      or ${inDraft('news', ['picture_id', 'seo_picture_id'], 'body')}`,
  ),
  use('authors', 'authors', '$1 = d.picture_id'),
  use('banks', 'banks', '$1 = d.logo_id'),
  use('installment-banks', 'installment_banks', '$1 = d.logo_id'),
  `select 'brand' as kind, d.id, '' as title from public.brand d where $1 in (d.logo_id, d.logo_dark_id, d.mark_id)`,
].join(' union all ')
