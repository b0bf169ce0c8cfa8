import { dashboardLabels } from '@rasteh/messages/dashboard'
import { HOME_SLUG } from '@rasteh/shop-core/pages'
import type { CollectionConfig } from 'payload'
import { modules } from '#blocks/all.ts'
import { withDrafts } from '#collections/drafts.ts'
import { refuseMalformedSlug, slugOfCopy } from '#collections/Redirects/paths/keep-paths.ts'
import { seoFields } from '#fields/seo-fields.ts'
import { otherLanguageField, translationsField } from '#fields/translations-field.ts'
import { untranslatedField } from '#fields/untranslated-field.ts'
import { purging } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { autosaveStatus, autosaving } from '#screens/autosave/public.ts'
import { previewUrl } from '#screens/live-preview/preview-url.ts'
import { reviewField, reviewing } from '#screens/reviews/public.ts'
import { pagesAccess } from './access.ts'
import { keepDeletionToBranches, keepToBranches } from './branches/keep-to-branches.ts'
import { keepParentFromDeletion, keepParentFromTrash } from './paths/keep-parents.ts'
import { movePages, placePage } from './paths/place-page.ts'
import { suggestSlug } from './paths/suggest-slug.ts'

const { singular, plural, fields, hints } = dashboardLabels.pages

const purged = purging(shownKeys.page)
const reviewed = reviewing('pages')
const autosaved = autosaving('pages')

/** A page is a list of modules. Each language has a list of its own: an English page may show less, or other things. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular, plural },
  access: pagesAccess,
  hooks: {
    beforeOperation: [...reviewed.beforeOperation, ...autosaved.beforeOperation],
    beforeValidate: [suggestSlug, refuseMalformedSlug],
    beforeChange: [keepToBranches, keepParentFromTrash, placePage, ...autosaved.beforeChange],
    // A page is in the menus and the breadcrumbs of others, so every page is purged with it, and those below it too.
    afterChange: [movePages, ...purged.afterChange, ...reviewed.afterChange],
    beforeDelete: [keepDeletionToBranches, keepParentFromDeletion],
    afterDelete: [...purged.afterDelete, ...reviewed.afterDelete],
  },
  trash: true,
  versions: withDrafts,
  admin: {
    preview: ({ id }, { locale }) => previewUrl('pages', id, locale),
    components: { edit: { beforeDocumentControls: autosaveStatus } },
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'translations', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
  },
  fields: [
    otherLanguageField,
    { name: 'title', label: fields.title, type: 'text', required: true, localized: true },
    {
      name: 'slug',
      label: fields.slug,
      type: 'text',
      hooks: { beforeDuplicate: [slugOfCopy('pages')] },
      admin: { description: hints.slug, rtl: false, disableBulkEdit: true },
    },
    {
      name: 'parent',
      label: fields.parent,
      type: 'relationship',
      relationTo: 'pages',
      index: true,
      filterOptions: ({ id }) => ({
        path: { exists: true },
        slug: { not_equals: HOME_SLUG },
        ...(id ? { id: { not_equals: id } } : {}),
      }),
      // Pages move one at a time: of two in one transaction neither would see where the other goes.
      admin: { sortOptions: 'path', description: hints.parent, position: 'sidebar', disableBulkEdit: true },
    },
    {
      // Made of the parent's path and the slug with every save, and by a move of any page above.
      name: 'path',
      label: fields.path,
      type: 'text',
      unique: true,
      index: true,
      admin: {
        description: hints.path,
        position: 'sidebar',
        readOnly: true,
        rtl: false,
        disableBulkEdit: true,
        components: { Cell: '/fields/cells.tsx#PathCell' },
      },
    },
    {
      name: 'showsTreeMenu',
      label: fields.showsTreeMenu,
      type: 'checkbox',
      defaultValue: true,
      admin: { description: hints.showsTreeMenu, position: 'sidebar' },
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
      name: 'pattern',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/page-patterns/pattern-picker.tsx#PatternPicker' },
      },
    },
    {
      name: 'layout',
      label: fields.layout,
      labels: { singular: fields.module, plural: fields.layout },
      type: 'blocks',
      blocks: modules,
      localized: true,
    },
    untranslatedField,
    translationsField,
    seoFields,
    reviewField,
  ],
}
