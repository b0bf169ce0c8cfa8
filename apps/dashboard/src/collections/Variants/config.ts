import { dashboardLabels, stockTexts } from '@rasteh/messages/dashboard'
import type { CollectionConfig } from 'payload'
import { catalogueAccess } from '#collections/Products/access.ts'
import { refreshSearchDocumentOf } from '#collections/Products/hooks/refresh-search-document.ts'
import { purgeAfterChange, purgeAfterDelete } from '#publishing/purge-pages.ts'
import { shownKeys } from '#publishing/shown-keys.ts'
import { choiceField } from './fields/choice-field.ts'
import { keepChoice, titleByChoice } from './hooks/keep-choice.ts'

const { singular, plural, fields } = dashboardLabels.variants

/** No drafts and no stock: what sales change lives in the schema shop (DESIGN.md, two schemas). */
export const Variants: CollectionConfig = {
  slug: 'variants',
  labels: { singular, plural },
  access: catalogueAccess,
  trash: true,
  versions: false,
  admin: { useAsTitle: 'fullTitle', defaultColumns: ['fullTitle', 'stock', 'isDefault', 'updatedAt'] },
  hooks: {
    beforeChange: [keepChoice],
    afterChange: [
      titleByChoice,
      ({ doc, req }) => refreshSearchDocumentOf(doc.product, req),
      purgeAfterChange(shownKeys.variant),
    ],
    afterDelete: [purgeAfterDelete(shownKeys.variant)],
  },
  fields: [
    {
      name: 'product',
      label: fields.product,
      type: 'relationship',
      relationTo: 'products',
      required: true,
      index: true,
    },
    choiceField,
    { name: 'title', label: fields.title, type: 'text', localized: true },
    { name: 'sku', label: fields.sku, type: 'text', required: true, unique: true },
    { name: 'isDefault', label: fields.isDefault, type: 'checkbox', required: true, defaultValue: false },
    { name: 'step', label: fields.step, type: 'number', required: true, defaultValue: 1, min: 1 },
    {
      name: 'minOrderCount',
      label: fields.minOrderCount,
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
    },
    {
      name: 'maxOrderCount',
      label: fields.maxOrderCount,
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
    },
    {
      name: 'weightGrams',
      label: fields.weightGrams,
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
    },
    {
      // Kept by the database for every way in which products and variants are written.
      name: 'fullTitle',
      label: fields.fullTitle,
      type: 'text',
      admin: { condition: () => false, disableBulkEdit: true },
    },
    // The same in one spelling: a search for the title looks here.
    { name: 'searchText', type: 'text', admin: { hidden: true } },
    {
      name: 'price',
      label: fields.price,
      type: 'join',
      collection: 'prices',
      on: 'variant',
      admin: { defaultColumns: ['unitPriceRial', 'oldPriceRial'] },
    },
    {
      // No part of the row: what it shows and moves lies in the schema shop.
      name: 'stock',
      label: stockTexts.column,
      type: 'ui',
      admin: {
        disableListColumn: false,
        components: {
          Field: '/screens/stock/stock-field.tsx#StockField',
          Cell: '/screens/stock/stock-cell.tsx#StockCell',
        },
      },
    },
  ],
}
