import type { Access, GlobalConfig } from 'payload'
import { purgeAfterGlobalChange } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { previewUrl } from '#screens/live-preview/preview-url.ts'
import { holdDrafts, readPublished } from './hold-drafts.ts'
import { keepFirstState } from './keep-first-state.ts'
import { restoreAsDraft } from './restore-as-draft.ts'

const MAX_VERSIONS = 20

/**
 * A part of every page (menu, header, footer, brand, settings) with drafts, a history and a preview. Visitors read the part's own
 * table, which holds what is published and nothing else; a draft is in its versions alone.
 */
export function withSiteDrafts<Slug extends 'main-menu' | 'header' | 'footer' | 'brand' | 'shop-settings'>(
  part: GlobalConfig & { slug: Slug; access: { readVersions: Access } },
): GlobalConfig {
  return {
    ...part,
    access: { ...part.access, read: readPublished(part.access.readVersions) },
    endpoints: [restoreAsDraft(part.slug)],
    hooks: {
      ...part.hooks,
      beforeOperation: [...(part.hooks?.beforeOperation ?? []), holdDrafts],
      beforeChange: [...(part.hooks?.beforeChange ?? []), keepFirstState],
      afterChange: [...(part.hooks?.afterChange ?? []), purgeAfterGlobalChange(shownKeys.everywhere())],
    },
    versions: { max: MAX_VERSIONS, drafts: { validate: false } },
    admin: {
      ...part.admin,
      preview: (_, { locale }) => previewUrl(part.slug, 1, locale),
      components: {
        ...part.admin?.components,
        elements: { UnpublishButton: '/globals/drafts/no-unpublish-button.tsx#NoUnpublishButton' },
      },
    },
  }
}
