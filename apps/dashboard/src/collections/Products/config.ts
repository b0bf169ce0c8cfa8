import { dashboardLabels } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { withDrafts } from '#collections/drafts.ts'
import { seoFields } from '#fields/seo-fields.ts'
import { rowsSaying } from '#fields/titled-rows.ts'
import { purgeAfterChange, purgeAfterDelete } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { previewUrl } from '#screens/live-preview/preview-url.ts'
import { productFigures, variantsTab } from '#screens/product-grid/public.ts'
import { productsAccess } from './access.ts'
import { combinationsField, optionsField } from './fields/options-field.ts'
import { findBySku } from './hooks/find-by-sku.ts'
import { keepOptions, titleChoices } from './hooks/keep-options.ts'
import { dropSearchDocument, refreshSearchDocument } from './hooks/refresh-search-document.ts'

const { singular, plural, fields, options, hints } = dashboardLabels.products

/** It is shown above a field: longer than this it would be a text. */
const NOTE_LABEL_MAX = 80

export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular, plural },
  access: productsAccess,
  trash: true,
  versions: withDrafts,
  admin: {
    preview: ({ id }, { locale }) => previewUrl('products', id, locale),
    useAsTitle: 'title',
    defaultColumns: ['title', 'shownPrice', 'shownStock', 'shownSales', 'category', '_status'],
    components: { views: { edit: { variants: variantsTab } } },
    // Without it every row of the list would bring its texts, attributes and variants along.
    enableListViewSelectAPI: true,
  },
  defaultPopulate: { title: true, slug: true },
  hooks: {
    beforeOperation: [findBySku],
    beforeChange: [keepOptions],
    afterChange: [titleChoices, refreshSearchDocument, purgeAfterChange(shownKeys.product)],
    afterDelete: [dropSearchDocument, purgeAfterDelete(shownKeys.product)],
  },
  // A category's page lists its most popular products first.
  indexes: [{ fields: ['category', 'popularity'] }],
  fields: [
    {
      name: 'title',
      label: fields.title,
      type: 'text',
      required: true,
      localized: true,
      admin: { components: { Cell: '/screens/product-grid/product-cells.tsx#TitleCell' } },
    },
    { name: 'slug', label: fields.slug, type: 'text', required: true, index: true },
    {
      name: 'category',
      label: fields.category,
      type: 'relationship',
      relationTo: 'categories',
      required: true,
      index: true,
    },
    { name: 'brand', label: fields.brand, type: 'text', localized: true },
    { name: 'shortText', label: fields.shortText, type: 'textarea', localized: true },
    { name: 'description', label: fields.description, type: 'richText', localized: true },
    { name: 'picture', label: fields.picture, type: 'upload', relationTo: 'media' },
    { name: 'pictures', label: fields.pictures, type: 'upload', relationTo: 'media', hasMany: true },
    { name: 'group', label: fields.group, type: 'relationship', relationTo: 'product-groups', index: true },
    {
      name: 'productType',
      label: fields.productType,
      type: 'select',
      required: true,
      defaultValue: '1',
      // The wire's numbers: 3 is what the specification calls downloadable.
      options: [
        { value: '1', label: options.productType['1'] },
        { value: '3', label: options.productType['3'] },
      ],
    },
    { name: 'unitTitle', label: fields.unitTitle, type: 'text', required: true, localized: true },
    { name: 'asksNote', label: fields.asksNote, type: 'checkbox', defaultValue: false },
    {
      name: 'noteLabel',
      label: fields.noteLabel,
      type: 'text',
      localized: true,
      maxLength: NOTE_LABEL_MAX,
      admin: { description: hints.noteLabel, condition: (product) => Boolean(product?.asksNote) },
    },
    {
      name: 'taxPercent',
      label: fields.taxPercent,
      type: 'number',
      required: true,
      defaultValue: 10,
      min: 0,
      max: 100,
    },
    {
      name: 'popularity',
      label: fields.popularity,
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
    },
    {
      name: 'attributes',
      label: fields.attributes,
      labels: { singular: fields.attribute, plural: fields.attributes },
      type: 'array',
      admin: { components: rowsSaying(fields.attribute, [{ field: 'name' }, { field: 'value' }]) },
      fields: [
        { name: 'name', label: fields.attributeName, type: 'text', required: true, localized: true },
        { name: 'value', label: fields.attributeValue, type: 'text', required: true, localized: true },
      ],
    },
    {
      name: 'addons',
      label: fields.addons,
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
    },
    { name: 'files', label: fields.files, type: 'relationship', relationTo: 'downloads', hasMany: true },
    seoFields,
    ...productFigures,
    optionsField,
    combinationsField,
    {
      name: 'variants',
      label: fields.variants,
      type: 'join',
      collection: 'variants',
      on: 'product',
      admin: {
        defaultColumns: ['title', 'sku', 'isDefault'],
        components: { Field: '/screens/options/variants-field.tsx#VariantsField' },
      },
    },
  ],
}
