import { SHARED_SECTION_MODULE } from '@rasteh/shop-core/modules'
import type { Database } from '../platform/pool.ts'
import { inDraft, inTexts, usesIn, type Within } from './uses.ts'

/** A page that places a shared section, published or in its newest draft. */
export type SharedSectionUse = { kind: 'pages'; id: number; title: string }

/** The pages that a shared section is on, in either language. One statement. */
export async function loadSharedSectionUses(
  database: Database,
  sectionId: number,
): Promise<SharedSectionUse[]> {
  const { rows } = await database.query<SharedSectionUse>({
    name: 'shared-section-uses',
    text: SHARED_SECTION_USES,
    values: [sectionId],
  })
  return rows
}

const within: Within = (json) =>
  `${json} @> jsonb_build_array(jsonb_build_object('blockType', '${SHARED_SECTION_MODULE}', 'section', $1::int))`

const SHARED_SECTION_USES = `${usesIn(
  'pages',
  'pages',
  `${inTexts(within, 'pages', 'layout')} or ${inDraft(within, { table: 'pages', fields: [], column: 'layout' })}`,
)} order by d.id`
