import { dashboardLabels } from '@rasteh/messages/dashboard'
import { checkPageSlug } from '@rasteh/shop-core/pages'
import type { CollectionConfig } from 'payload'
import { modules } from '#blocks/all.ts'
import { withDrafts } from '#collections/drafts.ts'
import { keepingPaths, slugOfCopy } from '#collections/Redirects/paths/keep-paths.ts'
import { seoFields } from '#fields/seo-fields.ts'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { previewUrl } from '#screens/live-preview/preview-url.ts'
import { articleAccess } from './access.ts'

const { singular, plural, fields, hints } = dashboardLabels.pages

/** The home page has no path of its own: it is the site's root. */
const pathOf = (slug: string) => (slug === 'home' ? null : `/${slug}`)
const paths = keepingPaths({ table: 'pages', check: checkPageSlug, pathOf })
const purged = purging(shownKeys.page)

/** A page is a list of modules. Each language has a list of its own: an English page may show less, or other things. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular, plural },
  access: articleAccess,
  hooks: {
    ...paths,
    afterChange: [...paths.afterChange, ...purged.afterChange],
    afterDelete: purged.afterDelete,
  },
  trash: true,
  versions: withDrafts,
  admin: {
    preview: ({ id }, { locale }) => previewUrl('pages', id, locale),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
  },
  fields: [
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    {
      name: 'slug',
      label: fields.slug,
      type: 'text',
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [slugOfCopy('pages')] },
      admin: { description: hints.slug, rtl: false },
    },
    { name: 'summary', label: fields.summary, type: 'textarea', localized: true },
    {
      name: 'inFooter',
      label: fields.inFooter,
      type: 'checkbox',
      defaultValue: false,
      admin: { description: hints.inFooter, position: 'sidebar' },
    },
    {
      name: 'hidesShell',
      label: fields.hidesShell,
      type: 'checkbox',
      defaultValue: false,
      admin: { description: hints.hidesShell, position: 'sidebar' },
    },
    {
      name: 'layout',
      label: fields.layout,
      labels: { singular: fields.module, plural: fields.layout },
      type: 'blocks',
      blocks: modules,
      localized: true,
    },
    seoFields,
  ],
}
