import type { Database } from '../platform/pool.ts'
import { inDraft, inTexts, usesIn, type Within } from './uses.ts'

/** A document that shows a picture, published or in its newest draft. */
export type PictureUse = { kind: PictureUseKind; id: number; title: string }

export type PictureUseKind =
  | 'products'
  | 'categories'
  | 'pages'
  | 'shared-sections'
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
const within: Within = (json) => `jsonb_path_exists(${json}, '$.** ?
  (@.picture == $id || @.pictures[*] == $id || (@.relationTo == "media" && (@.value == $id || @.value.id == $id)))',
  jsonb_build_object('id', $1::int))`

/** Exported for the test that compares it with the tables. */
export const PICTURE_USES = [
  usesIn(
    'products',
    'products',
    `$1 in (d.picture_id, d.seo_picture_id) or ${inTexts(within, 'products', 'description')}
      or exists (select from public.products_rels r where r.parent_id = d.id and r.media_id = $1)
      or exists (select from public._products_v_rels r join public._products_v v on v.id = r.parent_id
        where v.parent_id = d.id and v.latest and r.media_id = $1)
      or ${inDraft(within, { table: 'products', fields: ['picture_id', 'seo_picture_id'], column: 'description' })}`,
  ),
  usesIn('categories', 'categories', '$1 in (d.picture_id, d.seo_picture_id)'),
  usesIn(
    'pages',
    'pages',
    `$1 = d.seo_picture_id or ${inTexts(within, 'pages', 'layout')} or ${inDraft(within, { table: 'pages', fields: ['seo_picture_id'], column: 'layout' })}`,
  ),
  usesIn(
    'shared-sections',
    'shared_sections',
    `${inTexts(within, 'shared_sections', 'layout')}
      or ${inDraft(within, { table: 'shared_sections', fields: [], column: 'layout' })}`,
  ),
  usesIn(
    'news',
    'news',
    `$1 in (d.picture_id, d.seo_picture_id) or ${inTexts(within, 'news', 'body')}
      or ${inDraft(within, { table: 'news', fields: ['picture_id', 'seo_picture_id'], column: 'body' })}`,
  ),
  usesIn('authors', 'authors', '$1 = d.picture_id'),
  usesIn('banks', 'banks', '$1 = d.logo_id'),
  usesIn('installment-banks', 'installment_banks', '$1 = d.logo_id'),
  `select 'brand' as kind, d.id, '' as title from public.brand d where $1 in (d.logo_id, d.logo_dark_id, d.mark_id)`,
].join(' union all ')
