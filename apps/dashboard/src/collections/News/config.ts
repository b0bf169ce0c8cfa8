import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { withDrafts } from '#collections/drafts.ts'
import { keepingPaths, slugOfCopy } from '#collections/Redirects/paths/keep-paths.ts'
import { seoFields } from '#fields/seo-fields.ts'
import { otherLanguageField, translationsField } from '#fields/translations-field.ts'
import { untranslatedField } from '#fields/untranslated-field.ts'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { autosaveStatus, autosaving } from '#screens/autosave/public.ts'
import { previewUrl } from '#screens/live-preview/preview-url.ts'
import { reviewField, reviewing } from '#screens/reviews/public.ts'
import { newsAccess } from './access.ts'
import { keepTags } from './hooks/keep-tags.ts'

const { singular, plural, fields, hints } = dashboardLabels.news

const pathOf = (slug: string) => `${PAGE_PATHS.news}/${slug}`
const paths = keepingPaths({ table: 'news', pathOf })
const purged = purging(shownKeys.news)
const reviewed = reviewing('news')
const autosaved = autosaving('news')

export const News: CollectionConfig = {
  slug: 'news',
  labels: { singular, plural },
  access: newsAccess,
  hooks: {
    ...paths,
    beforeOperation: [...reviewed.beforeOperation, ...autosaved.beforeOperation],
    beforeChange: [...paths.beforeChange, ...autosaved.beforeChange],
    afterChange: [...paths.afterChange, ...purged.afterChange, ...reviewed.afterChange],
    afterDelete: [...purged.afterDelete, ...reviewed.afterDelete],
  },
  trash: true,
  defaultSort: '-publishedAt',
  versions: withDrafts,
  admin: {
    preview: ({ id }, { locale }) => previewUrl('news', id, locale),
    components: { edit: { beforeDocumentControls: autosaveStatus } },
    useAsTitle: 'title',
    listSearchableFields: ['title', 'slug'],
    defaultColumns: ['title', 'category', 'author', 'translations', '_status', 'publishedAt'],
  },
  // What lists are read by: a category, and the newest that is featured, each the latest first.
  indexes: [{ fields: ['category', 'publishedAt'] }, { fields: ['featured', 'publishedAt'] }],
  defaultPopulate: { title: true, slug: true },
  fields: [
    otherLanguageField,
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
      admin: { position: 'sidebar' },
    },
    {
      name: 'category',
      label: fields.category,
      type: 'relationship',
      relationTo: 'news-categories',
      admin: { position: 'sidebar', sortOptions: 'position' },
    },
    {
      name: 'author',
      label: fields.author,
      type: 'relationship',
      relationTo: 'authors',
      admin: { position: 'sidebar' },
    },
    {
      name: 'featured',
      label: fields.featured,
      type: 'checkbox',
      defaultValue: false,
      admin: { description: hints.featured, position: 'sidebar' },
    },
    {
      name: 'hasComments',
      label: fields.hasComments,
      type: 'checkbox',
      defaultValue: false,
      admin: { description: hints.hasComments, position: 'sidebar' },
    },
    {
      name: 'tags',
      label: fields.tags,
      type: 'text',
      hasMany: true,
      localized: true,
      index: true,
      hooks: { beforeValidate: [keepTags] },
      admin: { description: hints.tags },
    },
    {
      name: 'related',
      label: fields.related,
      type: 'relationship',
      relationTo: 'news',
      hasMany: true,
      maxRows: 3,
      // A text does not lead to itself.
      filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
      admin: { description: hints.related },
    },
    untranslatedField,
    translationsField,
    seoFields,
    reviewField,
  ],
}
