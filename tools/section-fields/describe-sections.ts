import type { Block } from 'payload'
import { describeFields, toKey } from './describe-fields.ts'

/** The file that is written, from the root of the repository. */
export const SECTION_FIELDS_FILE = 'packages/shop-store/src/reads/section-fields.generated.ts'

/** The fields of every section of pages, by its slug, as the file that the storefront takes its types from. */
export function describeSections(sections: readonly Pick<Block, 'slug' | 'fields'>[]): string {
  const kinds = sections
    .map(({ slug, fields }) => `  ${toKey(slug)}: ${describeFields(fields, '  ')}\n`)
    .join('')
  const importing = /\bRichText\b/.test(kinds) ? "import type { RichText } from './rich-text.ts'\n\n" : ''
  return `// Written by \`pnpm generate:sections\` from apps/dashboard/src/blocks. Change a field there and run it again.

${importing}/** What each section of a page keeps in the page's layout. A draft or an old version may lack any field. */
export type SectionFields = {
${kinds}}
`
}
