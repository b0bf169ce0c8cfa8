import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { withDrafts } from '#collections/drafts.ts'
import { articleAccess } from '#collections/Pages/access.ts'
import { keepingPaths, slugOfCopy } from '#collections/Redirects/paths/keep-paths.ts'
import { seoFields } from '#fields/seo-fields.ts'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { previewUrl } from '#screens/live-preview/preview-url.ts'

const { singular, plural, fields } = dashboardLabels.news

const pathOf = (slug: string) => `${PAGE_PATHS.news}/${slug}`
const paths = keepingPaths({ table: 'news', pathOf })
const purged = purging(shownKeys.news)

export const News: CollectionConfig = {
  slug: 'news',
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
    preview: ({ id }, { locale }) => previewUrl('news', id, locale),
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'publishedAt', 'updatedAt'],
  },
  fields: [
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    {
      name: 'slug',
      label: fields.slug,
      type: 'text',
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [slugOfCopy('news')] },
      admin: { rtl: false },
    },
    { name: 'summary', label: fields.summary, type: 'textarea', localized: true },
    { name: 'body', label: fields.body, type: 'richText', localized: true },
    { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media' },
    {
      name: 'publishedAt',
      label: fields.publishedAt,
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date(),
    },
    seoFields,
  ],
}
