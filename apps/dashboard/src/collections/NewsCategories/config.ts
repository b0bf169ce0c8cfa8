import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { attributionAccess } from '#collections/Authors/access.ts'
import { refuseMalformedSlug } from '#collections/Redirects/paths/keep-paths.ts'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { redirectOldCategory } from './hooks/keep-category-path.ts'

const { singular, plural, description, fields, hints } = dashboardLabels.newsCategories

const purged = purging(shownKeys.newsPart)

/** The sections of the newsroom. News of one that is deleted stay, without a category. */
export const NewsCategories: CollectionConfig = {
  slug: 'news-categories',
  labels: { singular, plural },
  access: attributionAccess,
  hooks: {
    beforeValidate: [refuseMalformedSlug],
    afterChange: [redirectOldCategory, ...purged.afterChange],
    afterDelete: purged.afterDelete,
  },
  versions: false,
  defaultSort: 'position',
  admin: { useAsTitle: 'title', description, defaultColumns: ['title', 'slug', 'position'] },
  defaultPopulate: { title: true, slug: true },
  fields: [
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    {
      name: 'slug',
      label: fields.slug,
      type: 'text',
      required: true,
      unique: true,
      admin: { description: hints.slug, rtl: false },
    },
    {
      name: 'position',
      label: fields.position,
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { description: hints.position },
    },
  ],
}
