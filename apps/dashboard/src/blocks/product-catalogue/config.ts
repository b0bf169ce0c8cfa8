import { dashboardLabels } from '@rasteh/messages/dashboard'
import { CATALOGUE_KIND } from '@rasteh/shop-store/reads/tab-products'
import { itemList } from '../fields/item-list.ts'
import { productSourceFields } from '../fields/product-source-fields.ts'
import { moduleOf } from '../module-fields.ts'

const { kinds, fields, options, hints } = dashboardLabels.modules

const TABS_MOST = 8
const NAME = /^[a-z][a-z0-9-]*$/

export const ProductCatalogueModule = moduleOf({
  slug: CATALOGUE_KIND,
  labels: kinds.productCatalogue,
  group: 'products',
  fields: [
    itemList({
      name: 'tabs',
      label: fields.tabs,
      item: fields.tab,
      required: true,
      minRows: 1,
      maxRows: TABS_MOST,
      fields: [
        { name: 'title', label: fields.tabTitle, type: 'text', required: true },
        {
          name: 'name',
          label: fields.tabName,
          type: 'text',
          maxLength: 40,
          validate: (value: unknown) => !value || NAME.test(String(value)) || hints.anchorRefused,
          admin: { description: hints.tabName, rtl: false },
        },
        ...productSourceFields(),
      ],
    }),
    {
      name: 'template',
      label: fields.template,
      type: 'select',
      required: true,
      defaultValue: 'cards',
      options: Object.entries(options.template).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'loading',
      label: fields.loading,
      type: 'select',
      required: true,
      defaultValue: 'page',
      options: Object.entries(options.loading).map(([value, label]) => ({ value, label })),
    },
    { name: 'moves', label: fields.moves, type: 'checkbox', defaultValue: true },
  ],
})
